import { LinkChecker } from 'linkinator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Preview, preview } from '../../generator/preview/preview.ts'
import { ask } from '../hosts/request.ts'
import { type BuiltSite, builtSite, sites } from './built-site.ts'

describe.each(sites)('%s', (_name, siteName) => {
  let site: BuiltSite
  let server: Preview
  beforeAll(async () => {
    site = await builtSite(siteName)
    server = await preview({ out: site.out, port: 0, handlers: () => [], print: console.error })
  })
  afterAll(async () => {
    await server.close()
  })

  test('has no link that leads nowhere', async () => {
    const { links } = await new LinkChecker().check({
      path: site.hosting.homes.map((home) => server.address + home),
      recurse: true,
      linksToSkip: [`^(?!${server.address})`],
    })
    const broken = links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${url} on ${parent}`)
    expect(broken).toEqual([])
    expect(links.filter(({ state }) => state === 'OK').length).toBeGreaterThan(site.routes.length)
  })

  test('links to no address that is redirected', async () => {
    const addresses = new Set<string>()
    for (const { path } of site.routes) {
      for (const link of (await site.page(path)).querySelectorAll('[href^="/"], [src^="/"]')) {
        addresses.add((link.getAttribute('href') ?? link.getAttribute('src') ?? '').replace(/#.*/, ''))
      }
    }
    const wrong: string[] = []
    for (const address of addresses) {
      const { status } = await ask(server.address, address)
      if (status !== 200) wrong.push(`${address}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})
