import type { CollectionEntry } from '../../../schema/collections.ts'
import type { Article, BlogPage, PageConfig } from '../../../schema/pages.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { listCollections, type NamedCollection } from '../../lib/collections.ts'

/** What the configuration says of a page, with its key. */
interface Entry<Config> {
  readonly key: string
  readonly config: Config
  /** Where it stands in the configuration. */
  readonly path: Path
}

/** One of the configuration's `pages`. */
export interface ConfiguredPage extends Entry<PageConfig> {
  readonly type: 'page'
}

/** One of the entries of a collection, such as a service. */
export interface EntryPage extends Entry<CollectionEntry> {
  readonly type: 'entry'
  readonly collection: Omit<NamedCollection, 'entries'>
}

/** One of the articles of a blog. */
export interface ArticlePage extends Entry<Article> {
  readonly type: 'article'
  readonly blog: Entry<BlogPage>
}

/** One page of the site, before it is put into a locale. */
export type SitePage = ConfiguredPage | EntryPage | ArticlePage

/** The part of a configuration that has pages. */
export type PagesConfig = Pick<SiteConfig, 'pages' | 'services' | 'serviceFields' | 'collections'>

/** The pages of the site that are switched on, in the order of the configuration: pages, each blog followed by its articles, and collections. */
export function sitePages(config: PagesConfig): SitePage[] {
  return configuredPages(config).filter(isShown)
}

/** All pages of a configuration in the same order, also those that are switched off. */
export function configuredPages({ pages, ...others }: PagesConfig): SitePage[] {
  const own = Object.entries(pages).flatMap(([key, config]): SitePage[] => {
    const path = ['pages', key]
    const articles = config.kind === 'blog' ? listArticles({ key, config, path }) : []
    return [{ type: 'page', key, config, path }, ...articles]
  })
  const entries = listCollections(others).flatMap(({ entries, ...collection }) =>
    Object.entries(entries).map(([key, config]): SitePage => {
      return { type: 'entry', key, config, path: [...collection.place, key], collection }
    }),
  )
  return [...own, ...entries]
}

/** Whether a page is switched on; an article is not where its blog is off. */
function isShown(page: SitePage): boolean {
  return page.config.enabled !== false && (page.type !== 'article' || page.blog.config.enabled !== false)
}

/** Whether a page is there in a language; an article is where its blog is. */
export function hasLocale(page: SitePage, locale: string): boolean {
  const { languages } = page.type === 'article' ? page.blog.config : page.config
  return languages?.includes(locale) ?? true
}

/** The key of an article, by which links name its page. */
export function articleKey(blog: string, { slug }: Pick<Article, 'slug'>): string {
  return `${blog}/${slug}`
}

/** Where the configuration has the texts of a page: `pages.about`, `services.audit`, `collections.courses.entries.beginners`; for an article, its blog. */
export function configPath(page: SitePage): string {
  return (page.type === 'article' ? page.blog : page).path.join('.')
}

/** The articles of a blog that are not switched off, or those of a category. */
export function publishedArticles({ articles }: Pick<BlogPage, 'articles'>, category?: string): Article[] {
  return articles.filter((article) => article.enabled !== false && (category ?? article.category) === article.category)
}

function listArticles(blog: Entry<BlogPage>): ArticlePage[] {
  return blog.config.articles.flatMap((article, index) => [
    {
      type: 'article',
      key: articleKey(blog.key, article),
      config: article,
      path: [...blog.path, 'articles', index],
      blog,
    },
  ])
}
