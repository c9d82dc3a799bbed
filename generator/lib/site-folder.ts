import { parsedUrl } from './parsed-url.ts'

/** The folder of the web root in which a site lies, by the site's address: `https://example.org/shop` → `shop/`; empty for a whole host. */
export function siteFolder(url: string): string {
  const path = parsedUrl(url)?.pathname.replace(/^\/+|\/+$/g, '') ?? ''
  return path === '' ? '' : `${path}/`
}
