import { describe, expect, test } from 'vitest'
import type { Hosting } from '../../../generator/output/hosting/hosting.ts'
import { cloudfront } from '../../../generator/output/hosting/hosts/cloudfront.ts'
import { hosting } from './example-hosting.ts'

/** A query as CloudFront hands it to a function. */
type Query = Readonly<Record<string, { value: string; multiValue?: readonly { value: string }[] }>>

/** What becomes of an address: the status and target of a redirect, or the file that S3 is asked for. */
function outcome(uri: string, { query = {}, site = hosting }: { query?: Query; site?: Hosting } = {}): string {
  const handler = new Function(`${cloudfront(site)['function.js']}; return handler`)() as (event: unknown) => {
    uri?: string
    statusCode?: number
    headers?: { location: { value: string } }
  }
  const { uri: file, statusCode, headers } = handler({ request: { uri, querystring: query, headers: {} } })
  return file ?? `${statusCode} ${headers?.location.value}`
}

describe('each address', () => {
  test.each([
    ['/', '/index.html'],
    ['/fr/', '/fr/index.html'],
    ['/fr/atelier', '/fr/atelier/index.html'],
    ['/fr', '301 /fr/'],
    ['/fr/index.html', '301 /fr/'],
    ['/fr/atelier/', '301 /fr/atelier'],
    ['/fr/atelier/outils/index.html', '301 /fr/atelier/outils'],
    ['/de/atelier', '301 /de/werkstatt'],
    ['/de/atelier/', '301 /de/werkstatt'],
    ['/fr/ancien', '301 /fr/atelier'],
    ['/fr/ancien/', '301 /fr/atelier'],
    ['/fr/ferme', '302 /fr/'],
    ['/fr/ferme/', '302 /fr/'],
    ['/fr/ferme/dessous', '302 /fr/'],
    ['/assets/app.js', '/assets/app.js'],
  ])('%s → %s', (uri, expected) => {
    expect(outcome(uri)).toBe(expected)
  })

  test.each([
    ['/', { id: { value: '5' } }, '301 /fr/atelier'],
    ['/', { id: { value: '5' }, utm: { value: 'x' } }, '301 /fr/atelier'],
    ['/', { id: { value: '55' } }, '/index.html'],
    ['/', {}, '/index.html'],
  ])('%s with %j → %s', (uri, query, expected) => {
    const row = { from: '/', query: 'id=5', to: '/fr/atelier', status: 301, below: false } as const
    expect(outcome(uri, { query, site: { ...hosting, redirects: [...hosting.redirects, row] } })).toBe(expected)
  })

  test.each([
    ['//', '301 /'],
    ['/fr//', '301 /fr/'],
    ['//fr/atelier', '301 /fr/atelier'],
    ['/fr//atelier///', '301 /fr/atelier'],
    ['//fr//ancien', '301 /fr/atelier'],
  ])('%s is led on in one step: %s', (uri, expected) => {
    expect(outcome(uri)).toBe(expected)
  })

  test.each([
    '/fr/rien',
    '/fr/rien/',
    '/fr/rien/index.html',
    '/fr/ancien/dessous',
    '/assets/',
    '//evil.example/',
    '//evil.example/index.html',
    '/\\evil.example/',
  ])('%s is asked of S3, which does not have it', (uri) => {
    const file = outcome(uri)
    expect(file).toMatch(/^\/[^/\\].*\/index\.html$/)
    expect(hosting.pages.map((page) => `${page}/index.html`)).not.toContain(file)
  })
})

test.each<[Query, string]>([
  [{ utm_source: { value: 'x' } }, '?utm_source=x'],
  [{ a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: 'c%20d' } }, '?a=1&a=2&b=c%20d'],
  [{ flag: { value: '' } }, '?flag='],
])('a redirect keeps the query %j', (query, text) => {
  expect(outcome('/de/atelier', { query })).toBe(`301 /de/werkstatt${text}`)
  expect(outcome('/fr/atelier/', { query })).toBe(`301 /fr/atelier${text}`)
  expect(outcome('/fr/ferme/dessous', { query })).toBe(`302 /fr/${text}`)
})

test('what S3 does not have, or will not say that it has, is answered by the 404 page', () => {
  const { Quantity, Items } = JSON.parse(cloudfront(hosting)['custom-error-responses.json'] ?? '')
  expect(Quantity).toBe(Items.length)
  expect(Items).toMatchObject([
    // A page that is there with the next build is soon found.
    { ErrorCode: 403, ResponsePagePath: '/404.html', ResponseCode: '404', ErrorCachingMinTTL: 10 },
    { ErrorCode: 404, ResponsePagePath: '/404.html', ResponseCode: '404', ErrorCachingMinTTL: 10 },
  ])
})

describe('where pages and redirects are too many for a function', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `outil-${index}`)
  const site: Hosting = {
    ...hosting,
    pages: names.map((name) => `/fr/atelier/${name}`),
    redirects: names.map((name) => ({
      from: `/fr/ancien/${name}`,
      to: `/fr/atelier/${name}`,
      status: 301,
      below: false,
    })),
  }

  test('it stays as small as CloudFront wants it', () => {
    expect(Buffer.byteLength(cloudfront(site)['function.js'] ?? '')).toBeLessThan(10_240)
  })

  test.each([
    ['/fr/atelier/outil-7/', '301 /fr/atelier/outil-7'],
    ['/fr/ancien/outil-0', '301 /fr/atelier/outil-0'],
    ['/fr/rien/', '301 /fr/rien'],
    ['/fr', '301 /fr/'],
    ['/fr//', '301 /fr/'],
    ['/fr/index.html', '301 /fr/'],
    ['/index.html', '301 /'],
    ['//evil.example/', '301 /evil.example'],
    ['//evil.example/index.html', '301 /evil.example'],
    ['/\\evil.example/', '301 /evil.example'],
  ])('it leads %s to %s without knowing whether there is a page', (uri, expected) => {
    expect(outcome(uri, { site })).toBe(expected)
  })
})

describe('the headers', () => {
  const policy = (name: string) => JSON.parse(cloudfront(hosting)[name] ?? '') as Record<string, unknown>
  const custom = (name: string) => {
    const { Quantity, Items } = policy(name).CustomHeadersConfig as {
      Quantity: number
      Items: { Header: string; Value: string; Override: boolean }[]
    }
    expect(Quantity).toBe(Items.length)
    return Object.fromEntries(Items.map(({ Header, Value, Override }) => [Header, { Value, Override }]))
  }

  test('those for safety stand where CloudFront takes them, in its form', () => {
    expect(policy('response-headers-policy.json')).toMatchObject({
      Name: 'www-example-com',
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          Override: true,
          ContentSecurityPolicy: expect.stringMatching(/^default-src 'none'; /),
        },
        ContentTypeOptions: { Override: true },
        FrameOptions: { Override: true, FrameOption: 'DENY' },
        ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: 63_072_000,
          IncludeSubdomains: true,
          Preload: true,
        },
      },
    })
  })

  test('all others are custom headers, and none stands in both places', () => {
    expect(Object.keys(custom('response-headers-policy.json')).sort()).toEqual([
      'cache-control',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
    ])
  })

  test('a file keeps the time for which it was uploaded', () => {
    expect(custom('response-headers-policy.json')['cache-control']?.Override).toBe(false)
  })

  test('pictures for other sites have a policy of their own', () => {
    expect(policy('response-headers-policy-share.json')).toMatchObject({
      Name: 'www-example-com-share',
      SecurityHeadersConfig: policy('response-headers-policy.json').SecurityHeadersConfig,
    })
    const resources = (name: string) => custom(name)['cross-origin-resource-policy']?.Value
    expect(resources('response-headers-policy-share.json')).toBe('cross-origin')
    expect(resources('response-headers-policy.json')).toBe('same-origin')
  })
})
