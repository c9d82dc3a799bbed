import { afterEach, expect, test, vi } from 'vitest'
import { resolveOnline } from '../../src/routing/resolve-online.ts'
import type { Alternate, RouteRecord } from '../../src/routing/route.ts'
import { shardOf } from '../../src/routing/shard.ts'

const site = { locales: ['pt', 'es', 'en'], defaultLocale: 'pt', shards: 8 }
const paths = { pt: '/pt/sobre', es: '/es/acerca-de', en: '/en/about' }
const alternates = Object.entries(paths).map(([locale, path]) => ({ locale, path, canonical: path }))
const records = alternates.map(({ locale, path, canonical }): RouteRecord => {
  return { key: 'about', locale, template: 'about', path, canonical, content: `/data/${locale}.json` }
})

/** Serves the index and the contents of the routes, with the addresses that the page has. Returns the requested URLs. */
function serve(known: readonly Alternate[] = alternates): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const shard = /routes\/(\d+)\.json$/.exec(address)?.[1]
    const isThere = (path: string) => shardOf(path, site.shards) === Number(shard)
    return Response.json(shard === undefined ? { alternates: known } : records.filter(({ path }) => isThere(path)))
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test('a page in the language of the address takes one request', async () => {
  const asked = serve()
  expect(await resolveOnline('/en/about', site)).toEqual({ route: records[2] })
  expect(asked).toEqual([`/data/routes/${shardOf('/en/about', site.shards)}.json`])
})

test('a page answers at its canonical address too', async () => {
  const manual = { ...alternates[2], path: '/en/services/good-practices-manual', canonical: '/en/services/manual' }
  const record = { key: 'manual', template: 'service', content: '/data/manual.json', ...manual } as RouteRecord
  vi.stubGlobal('fetch', async () => Response.json([...records, record]))
  expect(await resolveOnline('/en/services/manual', site)).toEqual({ route: record })
  expect(await resolveOnline('/en/services/good-practices-manual', site)).toEqual({ route: record })
})

test('the slug of a page that the language does not have leads home', async () => {
  const [portuguese] = alternates
  serve([portuguese as Alternate])
  expect(await resolveOnline('/en/sobre', site)).toEqual({ redirect: '/en/' })
})

test('an address in no language of the site takes none', async () => {
  const asked = serve()
  expect(await resolveOnline('/fr/about', site)).toEqual({ redirect: '/pt/' })
  expect(asked).toEqual([])
})

test('the slug of another language leads to the page in the language of the address', async () => {
  serve()
  expect(await resolveOnline('/en/acerca-de', site)).toEqual({ redirect: '/en/about' })
})

test('an address that no language has leads home, after a request for each', async () => {
  const asked = serve()
  expect(await resolveOnline('/en/nothing', site)).toEqual({ redirect: '/en/' })
  expect(asked).toHaveLength(site.locales.length)
})
