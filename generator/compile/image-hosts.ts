import type { BlogPage } from '../../schema/pages.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { resolveReuse, type SitePage } from './routes.ts'

/** An image of another host: an article's own, or one in its text. */
const foreignImage = /"(?:image|src)":"(https:\/\/[^/"]+)/g

/**
 * The hosts of the images in some content that are not the site's own, those included to which they redirect; nothing where there are
 * none. Only what holds articles is asked: writing the content of ten thousand other pages as JSON once more would take its time.
 */
export function imageHostsOf(
  config: SiteConfig,
  page: SitePage,
  content: unknown,
): { readonly imageHosts?: readonly string[] } {
  const blog = blogOf(config, page)
  if (!blog) return {}
  const named = [...JSON.stringify(content).matchAll(foreignImage)].map(([, host]) => host as string)
  const others = blog.imageService?.redirectsTo?.map((host) => `https://${host}`) ?? []
  return named.length === 0 ? {} : { imageHosts: [...new Set([...named, ...others])] }
}

function blogOf(config: SiteConfig, page: SitePage): BlogPage | undefined {
  if (page.type === 'service') return undefined
  const shown = page.type === 'article' ? config.pages[page.blog] : resolveReuse(config, page.config)
  return shown?.kind === 'blog' ? shown : undefined
}
