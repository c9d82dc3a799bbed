import { afterEach, expect, test, vi } from 'vitest'
import { foldPath } from '../../src/routing/fold-path.ts'
import { nearestHome, resolveOnline } from '../../src/routing/resolve-online.ts'
import type { RouteRecord } from '../../src/routing/route.ts'
import { shardNumber } from '../../src/routing/shard.ts'

const site = { homes: ['/pt/', '/es/', '/en/'], defaultHome: '/pt/', data: '/data/', shards: 8 }
const paths = { pt: '/pt/sobre', es: '/es/acerca-de', en: '/en/about' }
const records = Object.entries(paths).map(([locale, path]): RouteRecord => {
  return { key: 'about', locale, template: 'page', path, canonical: path, content: `/data/${locale}.json` }
})
const redirects = {
  '/en/acerca-de': '/en/about',
  '/en/nosotros': '/en/about',
  '/en/page.php?id=1&lang=en': '/en/about',
  '/prices.html': '/en/about',
}

/** Serves the indexes of pages and of redirects. Returns the requested URLs. */
function serve(pages: readonly RouteRecord[] = records): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const [, moved, shard] = /^\/data\/routes\/(moved\/)?(\d+)\.json$/.exec(address) ?? []
    const isThere = (path: string) => shardNumber(path, site.shards) === Number(shard)
    if (!moved) return Response.json(pages.filter(({ path, canonical }) => isThere(path) || isThere(canonical)))
    return Response.json(
      Object.fromEntries(Object.entries(redirects).filter(([from]) => isThere(from.replace(/\?.*/, '')))),
    )
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test('a page in the language of the address takes one request', async () => {
  const asked = serve()
  expect(await resolveOnline('/en/about', site)).toEqual({ route: records[2] })
  expect(asked).toEqual(['/data/routes/7.json'])
})

test('a path is in the file that its FNV-1a hash tells', () => {
  expect([shardNumber('/en/about', 8), shardNumber('/pt/sobre', 8)]).toEqual([7, 4])
})

test('a page answers at its canonical address too', async () => {
  const [path, canonical] = ['/en/services/good-practices-manual', '/en/services/manual']
  const record: RouteRecord = {
    key: 'manual',
    locale: 'en',
    template: 'page',
    path,
    canonical,
    content: '/data/m.json',
  }
  serve([...records, record])
  expect(await resolveOnline(canonical, site)).toEqual({ route: record })
  expect(await resolveOnline(path, site)).toEqual({ route: record })
})

test.each(['/en/about/', '/en/about/index.html', '//en//about'])('a page answers at %s', async (path) => {
  serve()
  expect(await resolveOnline(path, site)).toEqual({ route: records[2] })
})

test('a home answers with a slash at its end and without', async () => {
  const home: RouteRecord = {
    key: 'home',
    locale: 'en',
    template: 'page',
    path: '/en/',
    canonical: '/en/',
    content: '/data/h.json',
  }
  serve([home])
  for (const path of ['/en', '/en/', '/en/index.html'])
    expect(await resolveOnline(path, site), path).toEqual({ route: home })
})

test.each(['/fr/about', '/', '/about', '//elsewhere.example/en', '/constructor'])(
  'an address in no language of the site means no page: %s',
  async (path) => {
    serve()
    expect(await resolveOnline(path, site)).toBeUndefined()
  },
)

test('unless an earlier site had it', async () => {
  serve()
  expect(await resolveOnline('/prices.html', site)).toEqual({ redirect: '/en/about' })
})

test.each(['/en/acerca-de', '/en/acerca-de/', '/en/nosotros'])(
  '%s leads on by the index of redirects',
  async (path) => {
    serve()
    expect(await resolveOnline(path, site)).toEqual({ redirect: '/en/about' })
  },
)

test.each([
  ['?id=1&lang=en', '/en/about'],
  ['?lang=en&utm_source=letter&id=1', '/en/about'],
  ['?id=11&lang=en', undefined],
  ['?id=1', undefined],
  ['', undefined],
])('an address of an earlier site is known by what is asked of it: %s', async (search, target) => {
  serve()
  expect(await resolveOnline('/en/page.php', site, search)).toEqual(target && { redirect: target })
})

test.each(['/en/nothing', '/en/constructor', '/en/acerca-de/below'])(
  '%s leads nowhere for certain, after two requests',
  async (path) => {
    const asked = serve()
    expect(await resolveOnline(path, site)).toBeUndefined()
    expect(asked).toHaveLength(2)
  },
)

test.each([
  ['/en/nothing', '/en/'],
  ['/EN', '/en/'],
  ['/english', '/'],
  ['/', '/'],
])('the nearest home of %s is %s, in whatever order the languages are', (path, home) => {
  for (const homes of [
    ['/', '/es/', '/en/'],
    ['/en/', '/es/', '/'],
  ])
    expect(nearestHome(path, { homes, defaultHome: '/' })).toBe(home)
})

test('where the default locale has its home at the root, addresses without a language are its own', async () => {
  const rooted = { ...site, homes: ['/', '/es/', '/en/'], defaultHome: '/' }
  const recordOf = (path: string): RouteRecord => ({ ...(records[0] as RouteRecord), path, canonical: path })
  serve([recordOf('/'), recordOf('/sobre'), ...records])
  for (const path of ['/', '//', '/index.html'])
    expect(await resolveOnline(path, rooted), path).toEqual({ route: recordOf('/') })
  expect(await resolveOnline('/sobre/', rooted)).toEqual({ route: recordOf('/sobre') })
  expect(await resolveOnline('/en/about', rooted)).toEqual({ route: records[2] })
  expect(await resolveOnline('/nothing', rooted)).toBeUndefined()
  expect(await resolveOnline('/en/nothing', rooted)).toBeUndefined()
})

test.each(['/en/About', '/EN/about', '/en/ab%C3%B3ut', '/en/about.', '/en/about%29', '/en/about,/', '/en/about.html'])(
  '%s means a page for certain, which is at another address',
  async (path) => {
    serve()
    expect(await resolveOnline(path, site)).toEqual({ redirect: '/en/about' })
  },
)

test('a former address is known without its case, too', async () => {
  serve()
  expect(await resolveOnline('/en/Nosotros', site)).toEqual({ redirect: '/en/about' })
})

test('letters that Unicode can write in parts are whole in an address as people remember it', () => {
  expect(foldPath('/ko/%ED%95%9C%EA%B5%AD')).toBe(encodeURI('/ko/한국'))
})
