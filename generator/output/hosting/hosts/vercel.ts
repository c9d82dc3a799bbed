import { ruleFolder } from '../headers.ts'
import type { FunctionHost } from '../host.ts'
import type { Hosting } from '../hosting.ts'
import { escapePath, homeFiles, pathRedirects, queriedRedirects, redirectLines } from '../redirects.ts'

/** How Vercel takes the function that sends e-mails. */
export const vercelFunction: FunctionHost = {
  file: 'api/lead/[form].mjs',
  lines: 'export default { fetch: (request) => answerLead(request, site, process.env) }',
  senderHeader: 'x-real-ip',
}

/** How many redirects Vercel reads; the 404 page leads on from the addresses that are left out. */
const mostRedirects = 2_000

/** An address with the special characters of Vercel escaped, except for the asterisk at the end. */
function escapeSource(from: string): string {
  return from.replace(/[+?]/g, '\\$&')
}

/** `vercel.json` for the folder that is published. */
export function vercel(hosting: Hosting): Record<string, string> {
  const root = `/${hosting.folder}`
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    redirects: [
      // Vercel keeps what was asked: an address that leads to itself without it would do so for ever.
      ...queriedRedirects(hosting)
        .filter(({ from, to }) => encodeURI(from) !== to)
        .map(({ from, query, to, status }) => ({
          source: escapeSource(encodeURI(from)),
          has: query.split('&').map((part) => {
            const [key, ...value] = decodeURIComponent(part).split('=')
            return { type: 'query', key, value: escapePath(value.join('=')) }
          }),
          destination: to,
          statusCode: status,
        })),
      ...redirectLines([...pathRedirects(hosting), ...homeFiles(hosting)])
        // A slash at the end is taken away by the last rule.
        .filter(({ from }) => !from.endsWith('/'))
        .slice(0, mostRedirects)
        .map(({ from, to, status }) => ({
          source: escapeSource(from).replace(/\*$/, ':rest*'),
          destination: to,
          statusCode: status,
        })),
      { source: `${root}:path*/index.html`, destination: `${root}:path*`, statusCode: 301 },
      { source: `${root}:locale/:path+/`, destination: `${root}:locale/:path+`, statusCode: 301 },
      ...hosting.pages
        .filter((page) => page.lastIndexOf('/') === root.length - 1)
        .map((page) => ({ source: `${page}/`, destination: page, statusCode: 301 })),
    ],
    headers: hosting.headers.map((rule) => ({
      source: `${ruleFolder(rule)}(.*)`,
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` }
}
