import { LinkChecker } from 'linkinator'
import { describe, expect, test } from 'vitest'
import { ask } from '../hosts/request.ts'
import { sites } from './built-site.ts'
import { servedSite } from './served-site.ts'

describe.each(sites)('%s', (_name, siteName) => {
  const site = servedSite(siteName)

  test('has no link that leads nowhere', async () => {
    const { links } = await new LinkChecker().check({
      path: site.hosting.homes.map((home) => site.address + home),
      recurse: true,
      linksToSkip: [`^(?!${site.address})`],
    })
    const broken = links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${url} on ${parent}`)
    expect(broken).toEqual([])
    expect(links.filter(({ state }) => state === 'OK').length).toBeGreaterThan(site.routes.length)
  })

  test('links to no address that is redirected', async () => {
    const addresses = new Set<string>()
    for (const { path } of site.routes) {
      for (const link of (await site.page(path)).querySelectorAll('[href^="/"], [src^="/"]')) {
        addresses.add((link.getAttribute('href') ?? link.getAttribute('src') ?? '').replace(/[?#].*/, ''))
      }
    }
    const wrong: string[] = []
    for (const address of addresses) {
      const { status } = await ask(site.address, { path: address, host: site.hosting.host })
      if (status !== 200) wrong.push(`${address}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})
