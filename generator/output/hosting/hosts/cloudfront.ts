import { cloudfrontPolicies } from '../cloudfront-policies.ts'
import type { Hosting } from '../hosting.ts'
import { leadsOnWithSlash, pathRedirects, queriedRedirects } from '../redirects.ts'

/** What a CloudFront function may hold, in bytes; the 404 page leads on from the addresses that are left out. */
const mostBytes = 10_000

/** A function for CloudFront's viewer requests, and the headers and error pages of the distribution, for a site in S3. */
export function cloudfront(hosting: Hosting): Record<string, string> {
  return {
    'function.js': viewerRequest(hosting),
    ...cloudfrontPolicies(hosting),
    'custom-error-responses.json': `${JSON.stringify(errorResponses(hosting), null, 2)}\n`,
  }
}

function viewerRequest(hosting: Hosting): string {
  const { homes, pages } = hosting
  const queried = queriedRedirects(hosting).map(
    ({ from, query, to, status }) => [encodeURI(from), query.split('&'), to, status] as const,
  )
  // A slash at the end stands for all below; the function itself takes it from other addresses, and gives it to homes.
  const rows = pathRedirects(hosting)
    .filter(leadsOnWithSlash)
    .flatMap(({ from, to, status, below }) => {
      return (below ? [from, `${from}/`] : [from]).map((address) => [address, to, status] as const)
    })
  const whole = functionText({ rows, queried, homes, pages })
  if (Buffer.byteLength(whole) <= mostBytes) return whole
  const kept: (typeof rows)[number][] = []
  for (const row of rows) {
    if (Buffer.byteLength(functionText({ rows: [...kept, row], queried, homes })) > mostBytes) break
    kept.push(row)
  }
  return functionText({ rows: kept, queried, homes })
}

/** What the text of a function holds; without the pages where they would be too many. */
interface FunctionParts {
  readonly rows: readonly (readonly [string, string, number])[]
  readonly queried: readonly (readonly [string, readonly string[], string, number])[]
  readonly homes: readonly string[]
  readonly pages?: readonly string[]
}

function functionText({ rows, queried, homes, pages }: FunctionParts): string {
  return `// Generated. A function for viewer requests: redirects, and the file of each address.
var redirects = {
${rows.map(([from, to, status]) => `${JSON.stringify(from)}:[${JSON.stringify(to)},${status}]`).join(',\n')}
}
var homes = ${JSON.stringify(homes)}
var pages = ${JSON.stringify(pages ?? null)}

function handler(event) {
  var request = event.request
  // What begins with two slashes, or with a backslash, would lead to another host.
  var path = request.uri.replace(/[\\/\\\\]+/g, '/')
  var page = path.replace(/\\/(index\\.html)?$/, '')
${askedLines(queried)}  if (homes.indexOf(page + '/') >= 0) {
    if (request.uri !== page + '/') return move(page + '/', 301, request)
    request.uri += 'index.html'
    return request
  }
  var target = redirects[path] || redirects[page]
  for (var end = path.lastIndexOf('/'); !target && end > 0; end = path.lastIndexOf('/', end - 1)) {
    if (path.length > end + 1) target = redirects[path.slice(0, end + 1)]
  }
  if (target) return move(target[0], target[1], request)
  if (page !== request.uri) {
    if (!pages || pages.indexOf(page) >= 0) return move(page, 301, request)
    request.uri = page + '/index.html'
  } else if (!/\\.\\w+$/.test(path)) request.uri = path + '/index.html'
  return request
}

function move(location, status, request) {
  var query = []
  Object.keys(request.querystring).forEach(function (name) {
    var parameter = request.querystring[name]
    var values = parameter.multiValue || [parameter]
    values.forEach(function (one) { query.push(name + '=' + one.value) })
  })
  return {
    statusCode: status,
    statusDescription: status === 301 ? 'Moved Permanently' : 'Found',
    headers: { location: { value: location + (query.length ? '?' + query.join('&') : '') } },
  }
}
`
}

/** The lines for redirects that depend on the query; none where there are none. */
function askedLines(queried: FunctionParts['queried']): string {
  if (queried.length === 0) return ''
  return `  var asked = ${JSON.stringify(queried)}
  for (var index = 0; index < asked.length; index++) {
    var row = asked[index]
    var hasAll = row[0] === (page || '/') && row[1].every(function (part) {
      var parameter = request.querystring[part.split('=')[0]]
      return parameter && part === part.split('=')[0] + (part.indexOf('=') < 0 ? '' : '=' + parameter.value)
    })
    if (hasAll) return move(row[2], row[3], { querystring: {} })
  }
`
}

/** S3 answers 403 for what it does not have. A distribution has one page for all: it leads on to the visitor's language. */
function errorResponses({ folder }: Hosting) {
  const Items = [403, 404].map((code) => ({
    ErrorCode: code,
    ResponsePagePath: `/${folder}404.html`,
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  }))
  return { Quantity: Items.length, Items }
}
