import type { CollectionEntry } from '../../schema/collections.ts'
import type { Article, BlogPage, PageConfig } from '../../schema/pages.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { listCollections, type NamedCollection } from '../lib/collections.ts'

/** What the configuration says of a page, with its key. */
interface Entry<Config> {
  readonly key: string
  readonly config: Config
}

/** One of the configuration's `pages`. */
export interface ConfiguredPage extends Entry<PageConfig> {
  readonly type: 'page'
}

/** One of the entries of a collection, such as a service. */
export interface EntryPage extends Entry<CollectionEntry> {
  readonly type: 'entry'
  readonly collection: Pick<NamedCollection, 'name' | 'type' | 'place'>
}

/** One of the articles of a blog. */
export interface ArticlePage extends Entry<Article> {
  readonly type: 'article'
  readonly blog: Entry<BlogPage>
}

/** One page of the site, before it is put into a locale. */
export type SitePage = ConfiguredPage | EntryPage | ArticlePage

/** The pages of the site that are switched on, in the order of the configuration: pages, each blog followed by its articles, and collections. */
export function sitePages(config: SiteConfig): SitePage[] {
  const result: SitePage[] = []
  for (const [key, page] of Object.entries(config.pages)) {
    if (page.enabled === false) continue
    result.push({ type: 'page', key, config: page })
    if (page.kind === 'blog') result.push(...listArticles({ key, config: page }))
  }
  for (const { entries, ...collection } of listCollections(config)) {
    for (const [key, entry] of Object.entries(entries))
      if (entry.enabled !== false) result.push({ type: 'entry', key, config: entry, collection })
  }
  return result
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
  if (page.type === 'article') return `pages.${page.blog.key}`
  return [...(page.type === 'page' ? ['pages'] : page.collection.place), page.key].join('.')
}

/** The articles of a blog that are not switched off. */
export function publishedArticles({ articles }: Pick<BlogPage, 'articles'>): Article[] {
  return articles.filter(({ enabled }) => enabled !== false)
}

function listArticles(blog: Entry<BlogPage>): ArticlePage[] {
  return publishedArticles(blog.config).map((article) => ({
    type: 'article',
    key: articleKey(blog.key, article),
    config: article,
    blog,
  }))
}
