import { beforeAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkFile, checkSource } from '../../generator/check/check-file.ts'
import { DevSite } from '../../generator/serve/dev/dev-site.ts'
import * as server from '../../src/entry-server.tsx'
import { partOfKind } from '../../src/sections/section-parts.ts'
import { problemsOfHtml } from '../output/html-validator.ts'
import { thirdSite } from '../site/command.ts'
import { parseHtml } from '../site/parse-html.ts'
import { randomSite } from './random-site.ts'

/** The same pages on every run; FUZZ_SEED=… makes other ones. */
const seed = Number(process.env.FUZZ_SEED ?? 4_180_271)
interface Rendered {
  readonly path: string
  readonly html: string
  readonly document: Document
  /** The ids that its sections have by the configuration. */
  readonly ids: readonly string[]
  readonly kinds: string
}

let pages: Rendered[]

beforeAll(async () => {
  const { config } = checkFile(thirdSite)
  if (!config) throw new Error('The third site is wrong')
  const random = randomSite(config, seed)
  const text = stringify(random, { aliasDuplicateObjects: false })
  const { diagnostics } = checkSource({ file: thirdSite, bytes: new TextEncoder().encode(text) })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const site = await DevSite.of(random, thirdSite)
  pages = []
  for (const { path, key, locale } of site.model.routes.filter(({ key }) => key.startsWith('random'))) {
    const html = (await site.page(path, server)) ?? ''
    const document = parseHtml(html)
    const shown = Object.entries(random.pages[key]?.sections ?? {}).filter(
      ([, { languages }]) => languages?.includes(locale) ?? true,
    )
    const kinds = shown.map(([, { kind, ground, ...others }]) =>
      [kind, ground, 'look' in others && others.look].join(' '),
    )
    pages.push({ path, html, document, ids: shown.map(([id]) => id), kinds: kinds.join(', ') })
  }
})

/** What is wrong with each page, with the sections that it has. */
function problems(of: (page: Rendered) => readonly string[]): string[] {
  return pages.flatMap((page) => of(page).map((problem) => `${page.path} (${page.kinds}): ${problem}`))
}

// Other pages may lack one.
test.skipIf(process.env.FUZZ_SEED)('all kinds of sections are among them', () => {
  expect(pages).toHaveLength(60)
  const kinds = new Set(pages.flatMap((page) => page.kinds.split(', ').map((words) => words.split(' ')[0])))
  // Of this site these are there in some of its languages alone.
  expect(Object.keys(partOfKind).filter((kind) => !kinds.has(kind))).toEqual(['privacy', 'facts', 'articles'])
})

test('pages of any sections in any order are valid HTML', { timeout: 60_000 }, async () => {
  const found: string[] = []
  for (const { path, kinds, html } of pages)
    for (const problem of await problemsOfHtml(html)) found.push(`${path} (${kinds}): ${problem}`)
  expect(found).toEqual([])
})

test('they have one main heading, and no level of headings is left out', () => {
  const levels = (document: Document) =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ localName }) => Number(localName[1]))
  expect(
    problems(({ document }) => (levels(document).filter((level) => level === 1).length === 1 ? [] : ['h1'])),
  ).toEqual([])
  expect(
    problems(({ document }) =>
      levels(document).flatMap((level, index, all) =>
        level > (all[index - 1] ?? 0) + 1 ? [`h${all[index - 1]} is followed by h${level}`] : [],
      ),
    ),
  ).toEqual([])
})

test('each section has its name as an id, and no id is there twice', () => {
  const idsOf = (document: Document) => [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(
    problems(({ document, ids }) => ids.filter((id) => idsOf(document).filter((other) => other === id).length !== 1)),
  ).toEqual([])
  expect(problems(({ document }) => idsOf(document).filter((id, index, all) => all.indexOf(id) !== index))).toEqual([])
})

test('links within a page lead to a part of it', () => {
  const within = ({ document, path }: Rendered) =>
    [...document.querySelectorAll('main a[href*="#"]')].flatMap((link) => {
      const [page = '', id = ''] = (link.getAttribute('href') ?? '').split('#')
      return page === '' || page === path ? [decodeURIComponent(id)] : []
    })
  expect(pages.flatMap(within).length).toBeGreaterThan(30)
  expect(problems((page) => within(page).filter((id) => !page.document.getElementById(id)))).toEqual([])
})
