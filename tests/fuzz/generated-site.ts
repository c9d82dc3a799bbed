import type { RuleContext } from '../../generator/check/rules/rule-context.ts'
import { findProblems } from '../../generator/check/validate/validate.ts'
import { getSeverity } from '../../generator/diagnostics/codes.ts'
import { readSiteSchema } from '../../generator/schema/site-schema.ts'
import { anyValue, type Drawing } from './any-value.ts'
import type { Chance } from './chance.ts'
import { anyText, ordinaryText } from './odd-texts.ts'

export type Tree = Record<string | number, unknown>

const languages = [
  { key: 'de', name: 'Deutsch', tag: 'de' },
  { key: 'en', name: 'English', tag: 'en-GB' },
  { key: 'fr', name: 'Français', tag: 'fr' },
  { key: 'ar', name: 'العربية', tag: 'ar-MA' },
  { key: 'ja', name: '日本語', tag: 'ja' },
  { key: 'pt', name: 'Português', tag: 'pt-BR' },
  { key: 'es-mx', name: 'Español', tag: 'es-MX' },
]
const pageNames = ['about', 'preise', 'toString', 'valueOf', 'über', 'a.b', 'x y', '家', 'then', 'hasOwnProperty']

/**
 * A small site of one to four pages in one to three languages, each of whose values is drawn by the schema. What the check refuses in it
 * is taken out again, so that most are valid.
 */
export function generatedSite(chance: Chance, context: RuleContext): Tree {
  const { pick, below, is } = chance
  const { schema } = readSiteSchema()
  const shown = [...languages].sort(() => chance.random() - 0.5).slice(0, pick([1, 1, 1, 2, 2, 3]))
  const locales = shown.map(({ key }) => key)
  const pages = ['home', ...pageNames.filter(() => is(0.12)).slice(0, 3)]
  const entries = is(0.2) ? ['eintrag'] : []
  const drawing: Drawing = {
    chance,
    names: {
      locales,
      pages: [...pages, ...entries],
      forms: is(0.6) ? ['anfrage'] : [],
      offices: is(0.4) ? ['werkstatt'] : [],
      collections: entries.length > 0 ? ['kurse'] : [],
    },
    definitions: schema.definitions ?? {},
    count: 0,
  }
  const draw = (definition: string) => anyValue({ $ref: `#/definitions/${definition}` }, drawing) as Tree
  const inAll = (text: () => unknown) => Object.fromEntries(locales.map((locale) => [locale, text()]))
  const section = (): Tree => {
    const drawn = draw('Section')
    const lacks = [drawn.form, drawn.office].some(
      (name) => name !== undefined && name !== 'anfrage' && name !== 'werkstatt',
    )
    if (drawn.kind === 'opening' || lacks) return section()
    return drawn.kind === 'table' ? withColumns(drawn, draw) : drawn
  }
  const sections = () =>
    Object.fromEntries([
      ['erster', draw('OpeningSection')],
      ...Array.from({ length: below(5) }, (_, index) => [index === 0 ? 'zweiter' : `abschnitt${index}`, section()]),
    ])
  const articles = (list: readonly Tree[]) =>
    list.map((article, id) => ({
      ...article,
      id,
      slug: `artikel-${id}`,
      formerPaths: [`alt-${id}`],
      category: pick(['eins', 'zwei']),
    }))
  const blog = (): Tree => {
    const drawn = draw('BlogPage')
    const categories = { eins: inAll(() => anyText(chance)), zwei: inAll(() => 'Zwei') }
    return { ...drawn, categories, articles: articles(drawn.articles as Tree[]) }
  }
  const page = (name: string) => ({
    ...(name === 'home' || is(0.85) ? { ...draw('SectionsPage'), role: 'other' } : blog()),
    ...(name === 'home' && {
      role: 'home',
      slug: inAll(() => ''),
      formerPaths: undefined,
      enabled: undefined,
      canonical: undefined,
    }),
    label: inAll(() => ordinaryText(chance)),
    sections: sections(),
  })
  const site: Tree = {
    format: 2,
    site: {
      name: pick(['Tischlerei Ahorn', anyText(chance)]),
      url: pick(['https://www.ahorn.example', 'https://ahorn.example/unter/hier']),
      logo: './logo.svg',
    },
    theme: pick([
      { color: '#3c4a36', accent: '#a8622e', fonts: { heading: 'Lora', text: 'Inter' } },
      { color: '#0f5b57', accent: '#b4552d', fonts: { heading: 'Fraunces', text: 'Source Sans 3' } },
    ]),
    defaultLocale: locales[0],
    locales: Object.fromEntries(
      shown.map(({ key, ...named }, index) => [key, { ...named, ...(index === 0 && is(0.3) && { prefix: 'none' }) }]),
    ),
    contactDetails: {
      ...(is(0.5) && draw('ContactDetails')),
      email: inAll(() => 'post@ahorn.example'),
      phone: inAll(() => '+49 7071 123456'),
    },
    pages: Object.fromEntries(pages.map((name) => [name, page(name)])),
    ...(drawing.names.forms.length > 0 && { forms: { anfrage: draw('FormConfig') } }),
    ...(drawing.names.offices.length > 0 && { offices: { werkstatt: draw('Office') } }),
    ...(entries.length > 0 && {
      collections: {
        kurse: { ...draw('Collection'), entries: { eintrag: { ...draw('CollectionEntry'), sections: sections() } } },
      },
    }),
  }
  for (const [key, node] of Object.entries(schema.properties ?? {}))
    if (!Object.hasOwn(site, key) && is(seldom.has(key) ? 0.08 : 0.3)) site[key] = anyValue(node, drawing)
  return fixed(withoutUndefined(site) as Tree, { context, chance })
}

const seldom = new Set([
  'services',
  'messages',
  'analytics',
  'consentServices',
  'ignore',
  'glossary',
  'localeDetection',
])

/** Takes out what the check refuses: first the text, then its key, then what holds it. */
function fixed(site: Tree, { context, chance }: { context: RuleContext; chance: Chance }): Tree {
  const asked = new Map<string, number>()
  for (let round = 0; round < 9; round++) {
    const { problems } = findProblems({ value: site, plainScalars: [], problems: [] } as never, context)
    const errors = problems.filter(({ code }) => getSeverity(code) === 'error')
    if (errors.length === 0) break
    for (const { path } of errors) {
      const name = JSON.stringify(path)
      const times = asked.get(name) ?? 0
      asked.set(name, times + 1)
      takeOut(site, path, times, chance)
    }
    if (round === 6) Object.assign(site, { pages: { home: plainPage(Object.keys(site.locales as object)) } })
  }
  return site
}

/** Rows that have what the columns are. */
function withColumns(table: Tree, draw: (definition: string) => Tree): Tree {
  const columns = Object.keys((table.columns as Tree | undefined) ?? { title: 0, description: 0, benefit: 0 })
  const rows = (table.rows as Tree[]).map(() => Object.fromEntries(columns.map((key) => [key, draw('LocalisedText')])))
  return { ...table, rows }
}

function plainPage(locales: readonly string[]) {
  const inAll = (text: string) => Object.fromEntries(locales.map((locale) => [locale, text]))
  const opening = { kind: 'opening', title: inAll('Tische'), subtitle: inAll('Aus Holz') }
  return { kind: 'page', role: 'home', label: inAll('Start'), slug: inAll(''), sections: { erster: opening } }
}

function takeOut(site: Tree, path: readonly (string | number)[], times: number, chance: Chance): void {
  const at = (way: readonly (string | number)[]) =>
    way.reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Tree)[key] : undefined),
      site,
    )
  const value = at(path)
  const last = path.at(-1)
  const holder = at(path.slice(0, -1)) as Tree | undefined
  if (last === undefined || path.length < 2 || (path[1] === 'home' && path.length < 4)) return
  if (typeof value === 'string' && times === 0 && typeof holder === 'object') holder[last] = ordinaryText(chance)
  else if (typeof holder === 'object' && holder && Object.hasOwn(holder, last)) {
    if (Array.isArray(holder)) holder.splice(Number(last), 1)
    else delete holder[last]
  } else takeOut(site, path.slice(0, -1), 1, chance)
}

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => (child === undefined ? [] : [[key, withoutUndefined(child)]])),
  )
}
