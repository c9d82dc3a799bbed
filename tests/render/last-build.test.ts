import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bundle, bundle } from '../../generator/bundle/bundle.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { temporaryFolder } from '../site/command.ts'
import { type Rendering, renderSite } from './render-site.ts'

let code: Bundle
let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  code = await bundle()
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

const render = (rendering: Partial<Rendering> = {}) =>
  renderSite({ out: join(folder.path, 'site'), code, ...rendering })

test('renders nothing again where nothing changed, and gives the same files and policy', async () => {
  const first = await render()
  const second = await render()
  expect(first.rendered.length).toBeGreaterThan(30)
  expect(second.rendered).toEqual([])
  expect(second.files).toEqual(first.files)
  expect(second.sources).toEqual(first.sources)
})

test('renders the page of a text that changed, and the site is the one that a first build gives', async () => {
  const change = ({ pages }: SiteConfig) => {
    const { contact } = pages as unknown as { contact: { hero: { title: Record<string, string> } } }
    contact.hero.title.en = 'Changed'
  }
  await render()
  const changed = await render({ change })
  expect(changed.rendered.length).toBeGreaterThan(0)
  expect(changed.rendered.every((path) => path.startsWith('/en/'))).toBe(true)
  expect(changed.files).toEqual((await render({ change, out: join(folder.path, 'first') })).files)
})

test('renders the pages of a language whose frame changed', async () => {
  const { rendered } = await render()
  const { rendered: again } = await render({
    change: ({ footer }) => {
      footer.description.es = 'Changed'
    },
  })
  expect(again).toEqual(rendered.filter((path) => path.startsWith('/es')))
})

test('renders all pages where the colours changed or other code makes them', async () => {
  const { rendered } = await render()
  const coloured = await render({
    change: ({ theme }) => {
      theme.color = '#004020'
    },
  })
  expect(coloured.rendered).toEqual(rendered)
  const other = await render({ code: { ...code, serverUrl: `${code.serverUrl}?other` } })
  expect(other.rendered).toEqual(rendered)
})

test.each([
  ['a document was edited', (file: string) => appendFile(file, '<!-- edited -->')],
  ['a document is gone', (file: string) => rm(file)],
])('renders a page again where %s', async (_situation, spoil) => {
  const { files, rendered, file } = await render()
  const path = rendered.find((route) => `${route.slice(1)}/index.html` in files) as string
  await spoil(file(`${path}/index.html`))
  const again = await render()
  expect(again.rendered).toEqual([path])
  expect(again.files).toEqual(files)
})

test('writes the content of a page again where it is gone', async () => {
  const { files, file } = await render()
  const content = Object.keys(files).filter((path) => /^data\/[^/]+\.json$/.test(path))
  for (const path of content) await rm(file(path))
  expect((await render()).files).toEqual(files)
})

test('renders all pages where the form is sent to another host, which the policy of each page names', async () => {
  const { rendered } = await render()
  const moved = await render({ connections: ['https://leads.example'] })
  expect(moved.rendered).toEqual(rendered)
})

test('renders all pages where a style went from one sheet into another: the whole stylesheet stays the same', async () => {
  const { rendered } = await render()
  const restyle: Rendering['restyle'] = (styles) => {
    const [[name = '', css = ''] = [], ...others] = styles.blocks
    return { ...styles, blocks: new Map([[name, `${css} `], ...others]) }
  }
  expect((await render({ restyle })).rendered).toEqual(rendered)
})
