import type { Hosting } from './hosting.ts'
import { plainRedirects } from './plain-redirects.ts'

/**
 * The redirects as the file `_redirects` of Netlify and Cloudflare has them, one a line.
 *
 * @param most how many the host reads
 */
export function redirectLines(hosting: Hosting, most = Number.POSITIVE_INFINITY): string[] {
  return plainRedirects(hosting)
    .filter(({ from }) => !from.endsWith('/index.html'))
    .slice(0, most)
    .map(({ from, to, status, below }) => `${from}${below ? '/*' : ''} ${to} ${status}`)
}
