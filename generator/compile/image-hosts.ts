import type { BlogPage } from '../../schema/pages.ts'
import type { SitePage } from './site-pages.ts'

/** An image of another host: an article's own, or one in a text. */
const foreignImage = /"(?:image|src)":"(https:\/\/[^/"]+)/g

/**
 * The hosts of the images in the content of a page that are not the site's own, those included to which they redirect; nothing where
 * there are none. Only articles and pages of plain text are asked: writing the content of ten thousand other pages as JSON once more would take its time.
 */
export function imageHostsOf(page: SitePage, content: unknown): { readonly imageHosts?: readonly string[] } {
  const blog = blogOf(page)
  if (!blog && !isText(page)) return {}
  const named = [...JSON.stringify(content).matchAll(foreignImage)].map(([, host]) => host as string)
  const others = blog?.imageService?.redirectsTo?.map((host) => `https://${host}`) ?? []
  return named.length === 0 ? {} : { imageHosts: [...new Set([...named, ...others])] }
}

/** The blog of which a page shows the articles, or one of them. */
function blogOf(page: SitePage): BlogPage | undefined {
  if (page.type === 'service') return undefined
  const { config } = page.type === 'article' ? page.blog : page.shown
  return config.kind === 'blog' ? config : undefined
}

function isText(page: SitePage): boolean {
  return page.type === 'page' && page.shown.config.kind === 'text'
}
