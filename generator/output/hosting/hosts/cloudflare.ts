import { mailFolder } from '../../../../src/contact/sending/mail-folder.ts'
import type { FunctionHost } from '../host.ts'
import type { Hosting } from '../hosting.ts'
import { pathRedirects, redirectLines } from '../redirects.ts'

/** How Cloudflare takes the function that sends e-mails: it stands before all files, and is asked for the addresses of leads alone. */
export const cloudflareFunction: FunctionHost = {
  file: '_worker.js',
  lines: `export default {
  fetch: (request, environment) =>
    new URL(request.url).pathname.startsWith('${mailFolder}')
      ? answerLead(request, site, environment)
      : environment.ASSETS.fetch(request),
}`,
  senderHeader: 'cf-connecting-ip',
  others: { '_routes.json': `${JSON.stringify({ version: 1, include: [`${mailFolder}*`], exclude: [] })}\n` },
}

/** How many redirects Cloudflare reads; the 404 page leads on from the addresses that are left out. */
const mostRedirects = 2_000

/**
 * `_headers` and `_redirects` as Cloudflare reads them, for the folder that is published. Unknown addresses get the nearest 404.html by
 * itself. Redirects that depend on the query cannot be written there.
 */
export function cloudflare(hosting: Hosting): Record<string, string> {
  return {
    _headers: headerFile(hosting),
    _redirects: redirectLines(pathRedirects(hosting))
      .slice(0, mostRedirects)
      .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
      .join(''),
  }
}

/** The most characters of a line that Cloudflare reads. */
const longestLine = 2_000

/** A header. A policy that names many hosts may be too long: the documents have their own, which lack only who may frame them. */
function headerLine([name, value]: [string, string]): string {
  const line = (shown: string | undefined) => `  ${name}: ${shown}`
  if (name !== 'content-security-policy' || line(value).length <= longestLine) return line(value)
  return line(value.match(/frame-ancestors [^;]*/)?.[0])
}

/** The headers by address: Cloudflare joins the values of a header that two rules name, so the later one first takes it back. */
function headerFile({ headers }: Hosting): string {
  const blocks = headers.map(({ path, headers: own }, index) => {
    const replaced = index === 0 ? [] : Object.keys(own)
    const set = Object.entries(own).map(headerLine)
    return [path, ...replaced.map((name) => `  ! ${name}`), ...set].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}
