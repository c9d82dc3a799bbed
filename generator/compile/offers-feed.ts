import type { SitePage } from './site-pages.ts'

/** Whether a page belongs to a feed: an article, or a blog with at least one. */
export function offersFeed(page: SitePage): boolean {
  if (page.type !== 'page') return page.type === 'article'
  return page.config.kind === 'blog' && page.config.articles.length > 0
}
