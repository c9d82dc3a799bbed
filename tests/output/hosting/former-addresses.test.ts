import { beforeAll, describe, expect, test } from 'vitest'
import { checkFile } from '../../../generator/check/check-file.ts'
import { compileSite } from '../../../generator/compile-site.ts'
import { describeHosting, type Hosting } from '../../../generator/output/hosting/hosting.ts'
import { hosts } from '../../../generator/output/hosting/hosts.ts'
import { indexFiles } from '../../../generator/render/app-data.ts'
import { DevSite } from '../../../generator/serve/dev/dev-site.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { secondSite } from '../../site/command.ts'

const noSources = { scripts: [], styles: [], images: [], connections: [] }
let plain: SiteConfig
let config: SiteConfig

beforeAll(() => {
  const second = checkFile(secondSite).config
  if (!second) throw new Error('The second site is wrong')
  plain = second
  config = withFormer({ accord: { fr: ['reglage', 'leistungen/restaurierung'] }, prestations: { fr: ['offre'] } })
})

/** The second site with former addresses of pages and services, by their keys. */
function withFormer(former: Readonly<Record<string, Record<string, string[]>>>): SiteConfig {
  const changed = structuredClone(plain)
  for (const [key, page] of Object.entries({ ...changed.pages, ...changed.services })) {
    const formerPaths = former[key]
    if (formerPaths) Object.assign(page, { formerPaths })
  }
  return changed
}

async function hostingOf(site: SiteConfig): Promise<Hosting> {
  return describeHosting((await compileSite(site, secondSite)).model, noSources)
}

/** The rules of a host for addresses that begin as a given one. */
function rulesOf({ redirects }: Hosting, start: string): string[] {
  return redirects.filter(({ from }) => from.startsWith(start)).map(({ from, to, status }) => `${from} ${to} ${status}`)
}

describe('a former address', () => {
  test('leads for good to the page of today', async () => {
    expect(rulesOf(await hostingOf(config), '/fr/reglage')).toEqual(['/fr/reglage /fr/prestations/accord 301'])
  })

  test('goes before the present one of another language', async () => {
    const address = '/fr/leistungen/restaurierung'
    expect(rulesOf(await hostingOf(plain), address)).toEqual([`${address} /fr/prestations/restauration 301`])
    expect(rulesOf(await hostingOf(config), address)).toEqual([`${address} /fr/prestations/accord 301`])
  })

  test('leads where the page’s own address leads while it is switched off: home, for now', async () => {
    const off = structuredClone(config)
    Object.assign(off.pages.prestations ?? {}, { enabled: false })
    expect(rulesOf(await hostingOf(off), '/fr/offre')).toEqual(['/fr/offre /fr/ 302'])
  })

  test('goes before what stands for all below a page that is switched off', async () => {
    const off = withFormer({ devis: { fr: ['atelier/devis'] } })
    Object.assign(off.pages.atelier ?? {}, { enabled: false })
    const { redirects } = await hostingOf(off)
    const order = redirects.map(({ from }) => from).filter((from) => from.startsWith('/fr/atelier'))
    expect(order).toEqual(['/fr/atelier/devis', '/fr/atelier'])
  })

  test('may be known by what is asked of it, where hosts can tell', async () => {
    const hosting = await hostingOf(withFormer({ accord: { fr: ['/?page_id=12', 'alt.php?a=1&b=2'] } }))
    const text = (host: keyof typeof hosts) => Object.values(hosts[host].files(hosting)).join('\n')
    expect(text('netlify')).toContain('/ page_id=12 /fr/prestations/accord 301!\n')
    expect(text('netlify')).toContain('/fr/alt.php a=1 b=2 /fr/prestations/accord 301!\n')
    expect(JSON.parse(text('vercel')).redirects.slice(0, 2)).toEqual([
      {
        source: '/fr/alt.php',
        has: [
          { type: 'query', key: 'a', value: '1' },
          { type: 'query', key: 'b', value: '2' },
        ],
        destination: '/fr/prestations/accord',
        statusCode: 301,
      },
      {
        source: '/',
        has: [{ type: 'query', key: 'page_id', value: '12' }],
        destination: '/fr/prestations/accord',
        statusCode: 301,
      },
    ])
    expect(text('cloudflare')).not.toMatch(/alt\.php|page_id/)
  })

  test('is in the files of every host that knows redirects', async () => {
    const hosting = await hostingOf(config)
    const without = Object.entries(hosts).filter(([, { files }]) => {
      const lines = Object.values(files(hosting)).join('\n').split('\n')
      return !lines.some((line) => line.includes('fr/reglage'))
    })
    expect(without.map(([name]) => name)).toEqual(['github-pages'])
  })

  test('is in the index of redirects, by which the page for unknown addresses leads on', async () => {
    const { model } = await compileSite(config, secondSite)
    const pages = model.routes.map((route) => ({ record: { ...route, content: '/data/0.json' }, label: '' }))
    const files = new Map(indexFiles(pages, model.redirects, ''))
    const index = JSON.parse(files.get('data/routes/moved/0.json') ?? '') as Record<string, string>
    expect(index['/fr/reglage']).toBe('/fr/prestations/accord')
    expect(index['/fr/prestations/accord']).toBeUndefined()
  })

  test('leads on in development as well where it is known by what is asked', async () => {
    const site = await DevSite.of(withFormer({ accord: { fr: ['/?page_id=12'] } }), secondSite)
    expect(site.movedTo('/', '?page_id=12&utm_source=letter')).toBe('/fr/prestations/accord')
    expect(site.movedTo('/', '?page_id=123')).toBeUndefined()
  })

  test('leads to the page in development', async () => {
    const site = await DevSite.of(config, secondSite)
    expect(site.movedTo('/fr/reglage')).toBe('/fr/prestations/accord')
    expect(site.movedTo('/fr/reglage/')).toBe('/fr/prestations/accord')
    expect(site.movedTo('/fr/prestations/accord')).toBeUndefined()
  })

  test('is in nothing that a page says', async () => {
    const [{ model }, { model: before }] = await Promise.all([
      compileSite(config, secondSite),
      compileSite(plain, secondSite),
    ])
    expect(model.pages).toEqual(before.pages)
  })
})
