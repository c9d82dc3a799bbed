import { headersAt } from '../headers.ts'
import type { Hosting } from '../hosting.ts'
import { plainRedirects } from '../plain-redirects.ts'

/** What a CloudFront function may hold, in bytes; the 404 page leads on from the addresses that are left out. */
const mostBytes = 10_000

/** A function for CloudFront's viewer requests, and the headers and error pages of the distribution, for a site in S3. */
export function cloudfront(hosting: Hosting): Record<string, string> {
  return {
    'function.js': viewerRequest(hosting),
    'response-headers-policy.json': `${JSON.stringify(responseHeaders(hosting), null, 2)}\n`,
    'custom-error-responses.json': `${JSON.stringify(errorResponses, null, 2)}\n`,
  }
}

function viewerRequest(hosting: Hosting): string {
  const rows = plainRedirects(hosting)
    // A slash at the end stands for all below; the function itself takes it from other addresses.
    .filter(({ from, below }) => below || !from.endsWith('/'))
    .map(({ from, to, status, below }) => [below ? `${from}/` : from, to, status] as const)
  const kept: (typeof rows)[number][] = []
  for (const row of rows) {
    if (functionText([...kept, row], hosting.homes).length > mostBytes) break
    kept.push(row)
  }
  return functionText(kept, hosting.homes)
}

function functionText(rows: readonly (readonly [string, string, number])[], homes: readonly string[]): string {
  return `// Generated. A function for viewer requests: redirects, and the file of each address.
var redirects = {
${rows.map(([from, to, status]) => `${JSON.stringify(from)}:[${JSON.stringify(to)},${status}]`).join(',\n')}
}
var homes = ${JSON.stringify(['/', ...homes])}

function handler(event) {
  var request = event.request
  var path = request.uri
  var target = redirects[path]
  for (var end = path.lastIndexOf('/'); !target && end > 0; end = path.lastIndexOf('/', end - 1)) {
    if (path.length > end + 1) target = redirects[path.slice(0, end + 1)]
  }
  if (target) return move(target[0], target[1])
  if (homes.indexOf(path) >= 0) request.uri = path + 'index.html'
  else if (/\\/index\\.html$/.test(path)) return move(path.slice(0, -11), 301)
  else if (/\\/$/.test(path)) return move(path.replace(/\\/+$/, ''), 301)
  else if (!/\\.\\w+$/.test(path)) request.uri = path + '/index.html'
  return request
}

function move(location, status) {
  return {
    statusCode: status,
    statusDescription: status === 301 ? 'Moved Permanently' : 'Found',
    headers: { location: { value: location } },
  }
}
`
}

/** Kept-for-good files keep the `Cache-Control` with which they were uploaded; the policy sets it where there is none. */
function responseHeaders({ headers, host }: Hosting) {
  const items = Object.entries(headersAt(headers, '/')).map(([name, value]) => ({
    Header: name,
    Value: value,
    Override: name !== 'cache-control',
  }))
  return { Name: host.replaceAll('.', '-'), CustomHeadersConfig: { Quantity: items.length, Items: items } }
}

/** S3 answers 403 for what it does not have. A distribution has one page for all: it leads on to the visitor's language. */
const errorResponses = {
  Quantity: 2,
  Items: [403, 404].map((code) => ({
    ErrorCode: code,
    ResponsePagePath: '/404.html',
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  })),
}
