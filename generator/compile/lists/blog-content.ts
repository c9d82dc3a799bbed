import type { Article, BlogPage } from '../../../schema/pages.ts'
import type { ArticlesSection } from '../../../schema/sections/articles.ts'
import type { ArticleCard, ArticleContent, ListPager } from '../../../src/content/page-content.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { categoryPageKey } from '../routes/category-pages.ts'
import { type ArticlePage, articleKey, publishedArticles } from '../routes/site-pages.ts'
import { withNoBreakSpaces } from '../words/with-no-break-spaces.ts'
import { cutPage, type ListPlace } from './list-pages.ts'

/** The articles of the blog, as lists present them. */
export interface ListedArticles {
  readonly articles: readonly ArticleCard[]
  /** The BCP 47 tag of their language. */
  readonly articleLanguage: string
  readonly author: string
  /** The names of all categories. */
  readonly categoryNames: readonly string[]
  /** The other pages of the list, where it is divided. */
  readonly pager?: ListPager
}

/** The newest articles of the blog, or all in their order, or those of a category; undefined where the language has no blog, or none of them. */
export function listedArticles(
  projection: LocaleProjection,
  { count, category }: Pick<ArticlesSection, 'count' | 'category'>,
  place?: ListPlace,
): ListedArticles | undefined {
  const found = Object.entries(projection.config.pages).find(
    ([key, { kind }]) => kind === 'blog' && projection.findRoute(key),
  )
  const [key, blog] = found ?? []
  const published = blog?.kind === 'blog' ? publishedArticles(blog, category) : []
  if (key === undefined || blog?.kind !== 'blog' || published.length === 0) return undefined
  gatherImageHosts(projection, blog)
  const { author, categories } = blogNames(projection, blog)
  const newest = count !== undefined && [...published].sort((a, b) => b.date.localeCompare(a.date)).slice(0, count)
  const { shown, pager } = cutPage(projection, newest || published, place)
  const articles = shown.map((article) => {
    const card = { ...article, key: articleKey(key, article) }
    projection.linkTo(card.key)
    const photo = article.photo && projection.showImage(article.photo)
    return compileCard(
      { ...card, image: articleImage({ ...article, photo }, blog) },
      { names: categories, page: linkToCategory(projection, key, article) },
      projection.localeTag(blog.language),
    )
  })
  const categoryNames = Object.values(categories)
  const articleLanguage = projection.localeTag(blog.language)
  return { articles, articleLanguage, author, categoryNames, ...(pager && { pager }) }
}

/** What the articles of a blog share. */
function blogNames(projection: LocaleProjection, { author, categories }: BlogPage) {
  return projection.plain('BlogPage', { author, categories })
}

/** The card of an article. Its texts are in one language, so that no projection has seen to their spaces. */
function compileCard(
  article: ArticleCard,
  { names, page }: { readonly names: Readonly<Record<string, string>>; readonly page: string | undefined },
  tag: string,
): ArticleCard {
  const { key, id, title, excerpt, date, image, focus, category } = article
  const texts = { title: withNoBreakSpaces(title, tag), excerpt: withNoBreakSpaces(excerpt, tag) }
  const named = { category: names[category] ?? category, ...(page && { categoryPage: page }) }
  return { key, id, ...texts, date, image, ...(focus && { focus }), ...named }
}

/** The key of the page of an article's category; undefined where there is none. */
function linkToCategory(projection: LocaleProjection, blog: string, { category }: Pick<Article, 'category'>) {
  const key = categoryPageKey(blog, category)
  return projection.findRoute(key) && projection.linkTo(key) !== undefined ? key : undefined
}

/** The address of an article's image, of which `photo` is one already; undefined where there is none, and the blog names no service of images. */
function articleImage(
  { id, image = id, photo }: Pick<Article, 'id' | 'image' | 'photo'>,
  { imageService }: BlogPage,
): string | undefined {
  return photo ?? imageService?.address.replace('{id}', String(image))
}

/** Collects the hosts of the articles' images: the image service, and the hosts it redirects to. */
function gatherImageHosts(projection: LocaleProjection, { imageService }: BlogPage): void {
  if (!imageService) return
  const { address, redirectsTo = [] } = imageService
  for (const image of [address, ...redirectsTo.map((host) => `https://${host}`)]) projection.references.addImage(image)
}

/** The content of one article, in the language in which it was written. */
export function articleContent(
  projection: LocaleProjection,
  { key, config: article, blog }: ArticlePage,
): Omit<ArticleContent, 'sections'> {
  gatherImageHosts(projection, blog.config)
  projection.linkTo(blog.key)
  const { author, categories } = blogNames(projection, blog.config)
  const photo = article.photo && projection.showImage(article.photo)
  const tag = projection.localeTag(blog.config.language)
  const card = compileCard(
    { ...article, key, image: articleImage({ ...article, photo }, blog.config) },
    { names: categories, page: linkToCategory(projection, blog.key, article) },
    tag,
  )
  const { key: _key, id: _id, ...shown } = card
  return {
    ...shown,
    label: article.title,
    articleLanguage: tag,
    author,
    content: projection.markdown(withNoBreakSpaces(article.content, tag), blog.config.language),
    blog: blog.key,
  }
}
