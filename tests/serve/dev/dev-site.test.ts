import { beforeEach, expect, test } from 'vitest'
import type { ServerEntry } from '../../../generator/bundle/bundle.ts'
import { checkFile } from '../../../generator/check/check-file.ts'
import { DevSite } from '../../../generator/serve/dev/dev-site.ts'
import type { BootBlock } from '../../../src/boot-block.ts'
import { importForKind } from '../../../src/kinds/import-for-kind.ts'
import { secondSite } from '../../site/command.ts'

let site: DevSite
let rendered: string[]

/** Renders nothing, and notes what it was asked for. */
const server: ServerEntry = {
  async renderPage({ path }) {
    rendered.push(path)
    return ''
  },
  async renderStandalone({ kind }) {
    rendered.push(kind)
    return ''
  },
  importForKind,
}

beforeEach(async () => {
  const { config } = checkFile(secondSite)
  if (!config) throw new Error('The second site is wrong')
  site = await DevSite.of(config, secondSite)
  rendered = []
})

test('a page is rendered alone, at its canonical path too', async () => {
  const { path, canonical } = site.model.routes.find((route) => route.canonical !== route.path) ?? {}
  expect(await site.page(path as string, server)).toContain('<!doctype html>')
  expect(await site.page(canonical as string, server)).toContain('<!doctype html>')
  expect(rendered).toEqual([path, path])
})

test('the root is rendered alone', async () => {
  expect(await site.page('/', server)).toContain('import "/src/entry-root.ts"')
  expect(rendered).toEqual(['root'])
})

test('an unknown path has nothing rendered but the 404 page of its locale, or of the default locale', async () => {
  expect(await site.page('/de/nirgends', server)).toBeUndefined()
  expect(rendered).toEqual([])
  expect(await site.notFound('/de/nirgends', server)).toContain('lang="de')
  expect(await site.notFound('/nowhere', server)).toContain('lang="fr')
  expect(rendered).toEqual(['notFound', 'notFound'])
})

test('what was asked of a former address goes along, and what only named it does not', async () => {
  const { config } = checkFile(secondSite)
  if (!config) throw new Error('The second site is wrong')
  Object.assign(config.services?.accord ?? {}, { formerPaths: { fr: ['reglage', '/?page_id=12'] } })
  const renamed = await DevSite.of(config, secondSite)
  expect(renamed.movedTo('/fr/reglage', '?utm_source=letter')).toBe('/fr/prestations/accord?utm_source=letter')
  expect(renamed.movedTo('/', '?page_id=12')).toBe('/fr/prestations/accord')
  expect(renamed.movedTo('/', '?page_id=13')).toBeUndefined()
})

test('what a page or a shard of the index names is served at its address', async () => {
  const html = await site.page(site.model.routes[0]?.path as string, server)
  const { shell, route } = JSON.parse(/id="boot">(.*?)</.exec(html ?? '')?.[1] as string) as BootBlock
  const shard = JSON.parse(String(await site.file('data/routes/0.json'))) as BootBlock['route'][]
  expect(shard).toContainEqual(route)
  for (const address of [shell, ...shard.map(({ content }) => content)])
    expect(JSON.parse(String(await site.file(address.slice(1)))), address).toBeTypeOf('object')
})

test('a page that was loading while the file was saved still gets its content', async () => {
  const html = await site.page(site.model.routes[0]?.path as string, server)
  const { route } = JSON.parse(/id="boot">(.*?)</.exec(html ?? '')?.[1] as string) as BootBlock
  const { config } = checkFile(secondSite)
  if (!config) throw new Error('The second site is wrong')
  const saved = await DevSite.of({ ...config, site: { ...config.site, name: 'Renamed' } }, secondSite, site)
  expect(await saved.file(route.content.slice(1))).toBe(await site.file(route.content.slice(1)))
  expect(await saved.file(route.content.slice(1))).toBeTypeOf('string')
})

test('what a save has changed for machines alone stands in the document of the page that is open', async () => {
  const path = site.model.routes[0]?.path as string
  const [html, { config }] = [await site.page(path, server), checkFile(secondSite)]
  if (!config) throw new Error('The second site is wrong')
  const organization = { ...config.organization, registration: { SIRET: '362 521 879 00034' } }
  const saved = await DevSite.of({ ...config, organization }, secondSite, site)
  expect([html, await saved.page(path, server)].map((page) => page?.includes('362 521 879 00034'))).toEqual([
    false,
    true,
  ])
})

test('a typeface is read when it is asked for, also after a change of the styles', async () => {
  const font = /\/(assets\/[^")]+\.woff2)/.exec((await site.page('/', server)) ?? '')?.[1] as string
  const first = await site.file(font)
  expect(Buffer.from(first as Uint8Array).toString('latin1', 0, 4)).toBe('wOF2')
  site.restyle()
  expect(await site.file(font)).toEqual(first)
})
