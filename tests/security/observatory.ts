/** What a scanner sees of a site: the headers and the document at its address, asked for over https. */
interface Scan {
  readonly headers: Readonly<Record<string, string>>
  readonly document: Document
}

/** The points of one of the Observatory's tests, with the name that it gives to the result. */
interface Result {
  readonly points: number
  readonly result: string
}

const broad = ['*', 'http:', 'https:', 'ftp:', 'data:', 'blob:']

/**
 * The MDN HTTP Observatory's scoring (https://github.com/mdn/mdn-http-observatory, src/grader/charts.js), as far as a site without
 * cookies can be scored from its answers. Whether a host is in the list of preloaded hosts is not in an answer: a header that the
 * list accepts counts as if it were. The full score is 140.
 */
export function observatoryScore(scan: Scan): { score: number; results: Record<string, Result> } {
  const results = {
    'content-security-policy': contentSecurityPolicy(scan),
    cookies: scan.headers['set-cookie']
      ? { points: -20, result: 'cookies' }
      : { points: 0, result: 'cookies-not-found' },
    'cross-origin-resource-policy': resourcePolicy(scan),
    'cross-origin-resource-sharing': scan.headers['access-control-allow-origin']
      ? { points: -50, result: 'shared' }
      : { points: 0, result: 'not-implemented' },
    'referrer-policy': referrerPolicy(scan),
    'strict-transport-security': transportSecurity(scan),
    'subresource-integrity': subresourceIntegrity(scan),
    'x-content-type-options':
      scan.headers['x-content-type-options'] === 'nosniff'
        ? { points: 0, result: 'nosniff' }
        : { points: -5, result: 'missing' },
    'x-frame-options': frameOptions(scan),
  }
  const points = Object.values(results).map((result) => result.points)
  const penalised = 100 + points.filter((value) => value < 0).reduce((sum, value) => sum + value, 0)
  // Extra credit counts from 90 points on.
  const extra = penalised >= 90 ? points.filter((value) => value > 0).reduce((sum, value) => sum + value, 0) : 0
  return { score: penalised + extra, results }
}

/** The directives of a policy. */
export function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

function contentSecurityPolicy({ headers }: Scan): Result {
  const policy = directives(headers['content-security-policy'] ?? '')
  const active = ['script-src', 'style-src', 'object-src'].flatMap(
    (name) => policy.get(name) ?? policy.get('default-src') ?? ['*'],
  )
  if (active.some((source) => source.startsWith("'unsafe-") || broad.includes(source)))
    return { points: -20, result: 'unsafe' }
  if ([...policy.values()].flat().some((source) => source.startsWith('http:')))
    return { points: -20, result: 'insecure-scheme' }
  if (policy.get('default-src')?.join() !== "'none'") return { points: 5, result: 'no-unsafe' }
  const forms = policy.get('form-action')?.join()
  return forms === "'self'" || forms === "'none'"
    ? { points: 10, result: 'no-unsafe-default-src-none' }
    : { points: 5, result: 'no-unsafe' }
}

function resourcePolicy({ headers }: Scan): Result {
  const value = headers['cross-origin-resource-policy']
  return value === 'same-origin' || value === 'same-site'
    ? { points: 10, result: value }
    : { points: 0, result: String(value) }
}

function referrerPolicy({ headers }: Scan): Result {
  const value = headers['referrer-policy'] ?? ''
  const secret = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  return secret.includes(value) ? { points: 5, result: 'private' } : { points: 0, result: 'not-implemented' }
}

function transportSecurity({ headers }: Scan): Result {
  const value = (headers['strict-transport-security'] ?? '').toLowerCase()
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0)
  if (age < 15_768_000) return { points: -20, result: 'too-short' }
  const acceptable = age >= 31_536_000 && value.includes('includesubdomains') && value.includes('preload')
  return acceptable ? { points: 5, result: 'preloaded' } : { points: 0, result: 'six-months' }
}

function subresourceIntegrity({ document }: Scan): Result {
  const scripts = [...document.querySelectorAll('script[src]')]
  if (scripts.some((script) => /^(https?:)?\/\//.test(script.getAttribute('src') ?? '')))
    return { points: -5, result: 'foreign' }
  return scripts.some((script) => script.hasAttribute('integrity'))
    ? { points: 5, result: 'all-scripts-loaded-securely' }
    : { points: 0, result: 'not-implemented' }
}

function frameOptions({ headers }: Scan): Result {
  const ancestors = directives(headers['content-security-policy'] ?? '').get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return { points: 5, result: 'via-csp' }
  return headers['x-frame-options'] ? { points: 0, result: 'header' } : { points: -20, result: 'missing' }
}
