import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../../generator/bundle/bundle.ts'
import { checkFile } from '../../generator/check/check-file.ts'
import { directions } from '../../generator/compile/looks/directions.ts'
import { tradeSite } from '../../generator/edit/new-site/trade-site.ts'
import { listTrades } from '../../generator/edit/new-site/trades.ts'
import { createProgress } from '../../generator/lib/progress.ts'
import { renderSources } from '../../generator/output/render-sources.ts'
import { startSite } from '../../generator/prepare-site.ts'
import { pageData } from '../../generator/render/app-data.ts'
import { pageDocument } from '../../generator/render/page-document.ts'
import { renderSetting } from '../../generator/render/render-setting.ts'
import type { Direction } from '../../schema/look.ts'
import { root, type TemporaryFolder, temporaryFolder } from './command.ts'
import { type SiteName, siteTexts, writeConfig } from './site-texts.ts'
import { isThorough } from './thorough.ts'

/** What is left of the first answer, 14,600 bytes, for a document: hosts send at most 1,170 bytes of header fields before it. */
const mostBytes = 14_600 - 1170

/** How many pages of a site are rendered, those with the longest contents, and how many of these are compressed. */
const longest = { contents: 10, documents: 3 }

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
  process.env.SITE_GENERATOR_TRUST_KINDS = '1'
})
afterAll(() => folder.remove())

const addresses = { stylesheet: '/assets/site-aNrmvRCE.css', laterSheet: '/assets/later-ZJbwm11I.css' }

/** The pages of a site that are too heavy in a direction, with their bytes. */
async function heavyPages(file: string, direction?: Direction): Promise<string[]> {
  const { config } = checkFile(file)
  if (!config) throw new Error(`${file} is wrong`)
  const theme = { ...config.theme, ...(direction && { direction }) }
  const app = bundle()
  const started = await startSite({
    config: { ...config, theme },
    file,
    bundle: app,
    progress: createProgress({ write: () => {} }),
  })
  const site = { ...started, ...(await started.parts) }
  const setting = renderSetting(renderSources(site, addresses))
  const contents = site.model.pages
    .map((page) => ({ page, ...pageData(page, site.model) }))
    .sort((a, b) => b.json.length - a.json.length)
  const { server } = site.bundle
  const documents = await Promise.all(
    contents.slice(0, longest.contents).map(async ({ page, record }) => {
      return { path: record.path, ...(await pageDocument(page, { record, setting, server })) }
    }),
  )
  const measured = documents
    .sort((a, b) => b.html.length - a.html.length)
    .slice(0, longest.documents)
    .map(({ path, html }) => ({ path, bytes: brotliCompressSync(html).length }))
  expect(measured.length).toBeGreaterThan(0)
  for (const { bytes } of measured) expect(bytes).toBeGreaterThan(3000)
  return measured.filter(({ bytes }) => bytes > mostBytes).map(({ path, bytes }) => `${path} ${bytes}`)
}

/** The directions in which each site is weighed: the third, which has sections of every kind, in all, the others in one each, or in all. */
const weighed: readonly [SiteName, readonly Direction[]][] = (['third', 'shipped', 'second', 'fourth'] as const).map(
  (name, index) => {
    const all = Object.keys(directions) as Direction[]
    return [name, isThorough || index === 0 ? all : all.slice(2 * index, 2 * index + 1)]
  },
)

describe.each(weighed)('the %s site', (name, inDirections) => {
  let file: string
  beforeAll(async () => {
    const own = join(folder.path, name)
    await mkdir(own)
    file = await writeConfig(await siteTexts[name](), own)
  })

  test.each(inDirections)(
    'fits into the first answer in the direction %s',
    async (direction) => {
      expect(await heavyPages(file, direction)).toEqual([])
    },
    60_000,
  )
})

test.each(listTrades().map(({ key }) => key))(
  'a new site of the trade %s fits into the first answer',
  async (trade) => {
    const answers = {
      name: 'Northbeam & Daughters',
      url: 'https://www.northbeam.example',
      email: 'a@northbeam.example',
    }
    const { text, logo } = tradeSite({ trade, ...answers, languages: ['de', 'en'] }, '')
    await cp(join(root, 'generator/trades/drawings'), join(folder.path, trade, 'images'), { recursive: true })
    await writeFile(join(folder.path, trade, 'logo.svg'), logo)
    const file = join(folder.path, trade, 'site.config.yaml')
    await writeFile(file, text)
    expect(await heavyPages(file)).toEqual([])
  },
  60_000,
)
