import type { SitePage } from './site-pages.ts'

/** Whether readers can follow what a page is about in a feed: an article, and a blog that has one. An empty blog has no feed. */
export function offersFeed(page: SitePage): boolean {
  if (page.type !== 'page') return page.type === 'article'
  return page.config.kind === 'blog' && page.config.articles.length > 0
}
