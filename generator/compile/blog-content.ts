import type { Article, BlogPage } from '../../schema/pages.ts'
import type { ArticleCard, BlogContent, PostContent } from '../../src/content/page-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { type ArticlePage, articleKey, type ConfiguredPage } from './site-pages.ts'
import { withNoBreakSpaces } from './with-no-break-spaces.ts'

/** The content of the blog's list: its texts, and a card per article. */
export function blogContent(projection: LocaleProjection, page: ConfiguredPage<BlogPage>): BlogContent {
  const { key, config: blog } = page.shown
  gatherImageHosts(projection, blog)
  const { articles, ...texts } = projection.plain('BlogPage', blog)
  const { hero, language, author, categories, newsletter } = texts
  return {
    label: projection.labelOf(page.key),
    hero,
    author,
    categories,
    newsletter,
    articleLanguage: projection.tagOf(language),
    articles: articles.map((article) => {
      const card = { ...article, key: articleKey(key, article), image: imageOf(article, blog) }
      projection.linkTo(card.key)
      return cardOf(card, categories.items)
    }),
  }
}

/** The newest articles of the blog, as its list presents them; undefined where there is no blog in the language, or it is switched off or empty. */
export function newestArticles(
  projection: LocaleProjection,
  count: number,
): Pick<BlogContent, 'articles' | 'articleLanguage' | 'author'> | undefined {
  const blogs = Object.entries(projection.config.pages).filter(([, { kind }]) => kind === 'blog')
  const [page] = blogs.flatMap(([key]) => projection.routeOf(key)?.page ?? [])
  const blog = page?.type === 'page' ? page.shown.config : undefined
  if (page?.type !== 'page' || blog?.kind !== 'blog' || blog.articles.length === 0) return undefined
  const newest = [...blog.articles].sort((a, b) => b.date.localeCompare(a.date)).slice(0, count)
  const shown = { key: page.shown.key, config: { ...blog, articles: newest } }
  const { articles, articleLanguage, author } = blogContent(projection, { ...page, shown })
  return { articles, articleLanguage, author }
}

/** The card of an article. Its texts are in one language, so that no projection has seen to their spaces. */
function cardOf(article: ArticleCard, categories: Record<string, string>): ArticleCard {
  const { key, id, title, excerpt, date, image, category } = article
  const texts = { title: withNoBreakSpaces(title), excerpt: withNoBreakSpaces(excerpt) }
  return { key, id, ...texts, date, image, category: categories[category] ?? category }
}

/** The address of an article's image, of which `photo` is one already; undefined where there is none, and the blog names no service of images. */
function imageOf(
  { id, image = id, photo }: Pick<Article, 'id' | 'image' | 'photo'>,
  { imageService }: BlogPage,
): string | undefined {
  return photo ?? imageService?.address.replace('{id}', String(image))
}

/** Gathers the hosts of the articles' images: that of their service, and those to which it redirects. */
function gatherImageHosts(projection: LocaleProjection, { imageService }: BlogPage): void {
  if (!imageService) return
  const { address, redirectsTo = [] } = imageService
  for (const image of [address, ...redirectsTo.map((host) => `https://${host}`)]) projection.references.addImage(image)
}

/** The content of one article, in the language in which it was written. */
export function articleContent(projection: LocaleProjection, { key, config: article, blog }: ArticlePage): PostContent {
  gatherImageHosts(projection, blog.config)
  projection.linkTo(blog.key)
  const { author, categories } = projection.plain('BlogPage', { ...blog.config, articles: [] })
  const photo = article.photo && projection.showImage(article.photo)
  const card = cardOf({ ...article, key, image: imageOf({ ...article, photo }, blog.config) }, categories.items)
  const { key: _key, id: _id, ...shown } = card
  return {
    ...shown,
    label: article.title,
    articleLanguage: projection.tagOf(blog.config.language),
    author,
    content: projection.markdown(withNoBreakSpaces(article.content)),
    blog: blog.key,
  }
}
