import { describe, expect, test } from 'vitest'
import { headerRules, resolveHeaders } from '../../../generator/output/hosting/headers.ts'
import { type Hosting, leadPaths } from '../../../generator/output/hosting/hosting.ts'
import { cloudflare } from '../../../generator/output/hosting/hosts/cloudflare.ts'
import { netlify } from '../../../generator/output/hosting/hosts/netlify.ts'
import { vercel } from '../../../generator/output/hosting/hosts/vercel.ts'
import { hosting } from './example-hosting.ts'
import { cloudflareHeaders, netlifyHeaders, vercelHeaders } from './sent-headers.ts'

const noSources = { scripts: [], styles: [], images: [], connections: [] }
const files = { ...netlify(hosting), ...vercel(hosting) }
const ofCloudflare = cloudflare(hosting)

describe.each([
  ['Netlify', (address: string) => netlifyHeaders(files._headers ?? '', address)],
  ['Cloudflare', (address: string) => cloudflareHeaders(ofCloudflare._headers ?? '', address)],
  ['Vercel', (address: string) => vercelHeaders(files['vercel.json'] ?? '', address)],
])('%s', (_, headersOf) => {
  test.each([
    '/',
    '/robots.txt',
    '/fr/',
    '/fr/404.html',
    '/fr/atelier',
    '/fr/atelier/outils/scie',
    '/assets/app.js',
    '/assets/fonts/text.woff2',
    '/data/abc.json',
    '/data/routes/0.json',
    '/share/abc.png',
  ])('sends each header of %s once', (address) => {
    const expected = Object.entries(resolveHeaders(hosting.headers, address)).map(([name, value]) => [name, [value]])
    expect(headersOf(address)).toEqual(Object.fromEntries(expected))
  })
})

describe('where a language has the root', () => {
  const rooted: Hosting = {
    ...hosting,
    homes: ['/', '/de/'],
    pages: ['/atelier', '/atelier/outils', '/de/werkstatt'],
    redirects: [{ from: '/fr/atelier', to: '/atelier', status: 301, below: false }],
    notFound: [
      { prefix: '/de/', file: 'de/404.html' },
      { prefix: '/', file: '404.html' },
    ],
  }

  test.each([
    '/',
    '/404.html',
    '/atelier',
    '/atelier/outils',
    '/de/',
    '/de/werkstatt',
    '/assets/app.js',
    '/data/routes/0.json',
  ])('Netlify sends each header of %s once', (address) => {
    const expected = Object.entries(resolveHeaders(rooted.headers, address)).map(([name, value]) => [name, [value]])
    expect(netlifyHeaders(netlify(rooted)._headers ?? '', address)).toEqual(Object.fromEntries(expected))
  })

  test('Vercel takes the slash from its pages, and from no home', () => {
    const { redirects } = JSON.parse(vercel(rooted)['vercel.json'] ?? '') as { redirects: { source: string }[] }
    const sources = redirects.map(({ source }) => source)
    expect(sources).toContain('/atelier/')
    expect(sources).not.toContain('/de/')
  })
})

test('Netlify gets no redirect that differs from its target by a slash, and the 404 page of each language', () => {
  expect(files._redirects).toMatchInlineSnapshot(`
    "/fr/ancien /fr/atelier 301
    /fr/ferme /fr/ 302
    /fr/ferme/* /fr/ 302
    /de/atelier /de/werkstatt 301
    /fr/* /fr/404.html 404
    "
  `)
})

test('Cloudflare gets all redirects, and finds 404 pages by itself', () => {
  expect(ofCloudflare._redirects).toMatchInlineSnapshot(`
    "/fr /fr/ 301
    /de /de/ 301
    /fr/ancien /fr/atelier 301
    /fr/ancien/ /fr/atelier 301
    /fr/ferme /fr/ 302
    /fr/ferme/* /fr/ 302
    /de/atelier /de/werkstatt 301
    /de/atelier/ /de/werkstatt 301
    "
  `)
})

test('Vercel gets all redirects, those of index.html and of slashes at the end included', () => {
  const { redirects } = JSON.parse(files['vercel.json'] ?? '') as { redirects: Record<string, string>[] }
  const lines = redirects.map(({ source, destination, statusCode }) => `${source} ${destination} ${statusCode}`)
  expect(`${lines.join('\n')}\n`).toMatchInlineSnapshot(`
    "/fr /fr/ 301
    /de /de/ 301
    /fr/ancien /fr/atelier 301
    /fr/ferme /fr/ 302
    /fr/ferme/:rest* /fr/ 302
    /de/atelier /de/werkstatt 301
    /index.html / 301
    /fr/index.html /fr/ 301
    /de/index.html /de/ 301
    /:path*/index.html /:path* 301
    /:locale/:path+/ /:locale/:path+ 301
    "
  `)
})

test('Cloudflare and Vercel get no more redirects than they read: the first ones', () => {
  const names = Array.from({ length: 3000 }, (_, index) => `/fr/ancien-${index}`)
  const many = {
    ...hosting,
    redirects: names.map((from) => ({ from, to: '/fr/atelier', status: 301 as const, below: false })),
  }
  const lines = cloudflare(many)._redirects?.trim().split('\n')
  expect(lines).toHaveLength(2000)
  expect(lines?.[0]).toBe('/fr/ancien-0 /fr/atelier 301')
  const { redirects } = JSON.parse(vercel(many)['vercel.json'] ?? '') as { redirects: { source: string }[] }
  expect(redirects.filter(({ source }) => source.startsWith('/fr/ancien-'))).toHaveLength(2000)
})

test('what is sent to a path of the site is passed on, each path once, but for what Netlify takes itself', () => {
  const sent = ['/hook', '/hook', 'https://flows.example/hook'].map((address) => ({ to: 'webhook', address }))
  const receivers = [...sent, { to: 'netlify', address: '/fr/contact' }] as unknown as Hosting['receivers']
  expect(leadPaths({ receivers })).toEqual(['/hook'])
})

test('a site that lies in a folder has its headers there, and no others', () => {
  const headers = headerRules(noSources, { folder: 'shop/' })
  const folders = hosting.headers.map(({ path }) => path.slice(1))
  expect(headers.map(({ path }) => path)).toEqual(folders.map((folder) => `/shop/${folder}`))
})

test('the policy of a header is as long for one style as for a hundred; Cloudflare is sent none that is too long for it', () => {
  const hashes = (count: number) =>
    Array.from({ length: count }, (_, index) => `'sha256-${String(index).padStart(43, '0')}='`)
  const policyWith = (styles: number, scripts = 0) => {
    const headers = headerRules({ scripts: hashes(scripts), styles: hashes(styles), images: [], connections: [] })
    const policy = headers[0]?.headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'")
    return cloudflareHeaders(cloudflare({ ...hosting, headers })._headers ?? '', '/')['content-security-policy']?.[0]
  }
  expect(policyWith(1)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-elem 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  )
  expect(policyWith(100)).toBe(policyWith(1))
  expect(policyWith(1, 40)).toBe("frame-ancestors 'none'")
})

const fresh = 'public, max-age=0, must-revalidate'
const forGood = 'public, max-age=31536000, immutable'

test.each([
  ['/', fresh, 'same-origin'],
  ['/fr/atelier', fresh, 'same-origin'],
  ['/robots.txt', fresh, 'same-origin'],
  ['/assets/app.js', forGood, 'same-origin'],
  ['/data/abc.json', forGood, 'same-origin'],
  // The index of routes keeps its name from build to build.
  ['/data/routes/0.json', fresh, 'same-origin'],
  ['/data/routes/moved/0.json', fresh, 'same-origin'],
  ['/share/abc.png', fresh, 'cross-origin'],
])('%s is kept by browsers as "%s", and shown by pages of "%s"', (address, cached, shown) => {
  const inFolder = resolveHeaders(headerRules(noSources, { folder: 'shop/' }), `/shop${address}`)
  for (const headers of [resolveHeaders(hosting.headers, address), inFolder])
    expect(headers).toMatchObject({ 'cache-control': cached, 'cross-origin-resource-policy': shown })
})

test('all addresses have the headers that keep others out', () => {
  const { 'content-security-policy': _, ...headers } = resolveHeaders(hosting.headers, '/fr/')
  expect(headers).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), fullscreen=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  const withFilm = resolveHeaders(headerRules({ ...noSources, hasFilm: true }), '/')['permissions-policy']
  expect(withFilm).toContain(' fullscreen=(self),')
  const withFrame = resolveHeaders(headerRules({ ...noSources, frames: ['https://films.example'] }), '/')
  expect(withFrame['permissions-policy']).toContain(' fullscreen=(self "https://films.example"),')
  expect(withFrame['content-security-policy']).toContain('; frame-src https://films.example;')
})

test('Vercel, which keeps the query, gets no redirect that leads to itself without the query', () => {
  const row = { status: 301, below: false } as const
  const { redirects } = JSON.parse(
    vercel({
      ...hosting,
      redirects: [
        { ...row, from: '/fr/atelier', query: 'page=2', to: '/fr/atelier' },
        { ...row, from: '/fr/caf%C3%A9', query: 'page=2', to: '/fr/caf%C3%A9' },
        { ...row, from: '/fr/', query: 'page=2', to: '/fr/atelier' },
        { ...row, from: '/fr/caf%C3%A9', query: 'page=3', to: '/fr/atelier' },
      ],
    })['vercel.json'] ?? '',
  ) as { redirects: { source: string; has?: unknown; destination: string }[] }
  const queried = redirects.filter(({ has }) => has).map(({ source, destination }) => `${source} ${destination}`)
  expect(queried).toEqual(['/fr/ /fr/atelier', '/fr/caf%C3%A9 /fr/atelier'])
})
