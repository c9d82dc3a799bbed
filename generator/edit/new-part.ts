import { isSection, section } from '../check/rules/unchecked-values.ts'
import { pagePlaces } from '../lib/collections.ts'
import { slugOf } from '../lib/slug-of.ts'
import { compileSchema, type SchemaNode } from '../schema/schema-node.ts'
import { readSiteSchema } from '../schema/site-schema.ts'
import type { Edit } from './edit.ts'
import { type Known, newValue } from './new-value.ts'

/** What a person wants to add to a site. */
export type NewPart =
  | { readonly what: 'section'; readonly kind: string; readonly page: string; readonly name?: string | undefined }
  | { readonly what: 'page'; readonly name: string }
  | { readonly what: 'language'; readonly tag: string }

/** Why a part cannot be added, and what could be instead. */
export interface PartRefused {
  readonly refused: 'kind-unknown' | 'page-unknown' | 'name-taken' | 'name-wrong' | 'tag-wrong'
  readonly value: string
  readonly allowed: readonly string[]
}

/** The edits that add a part, and the place where it stands then. */
export interface PlannedPart {
  readonly edits: readonly Edit[]
  readonly path: readonly string[]
}

/** Plans what adds a part to a configuration: switched off, with placeholders for all its texts. */
export function planPart(config: unknown, part: NewPart): PlannedPart | PartRefused {
  if (part.what === 'section') return planSection(config, part)
  return part.what === 'page' ? planPage(config, part) : planLanguage(config, part)
}

function planSection(config: unknown, { kind, page, name }: Extract<NewPart, { what: 'section' }>) {
  const place = pagePlaces(section(config)).find((list) => Object.hasOwn(at(config, list), page))
  const pages = pageKeys(config)
  if (place === undefined) return { refused: 'page-unknown', value: page, allowed: pages } as const
  const known = knownOf(config, page)
  const kinds = [...sectionNode().branches.keys()].filter(
    (name) => name !== 'opening' && (name !== 'reuse' || known.sections.length > 0),
  )
  if (!kinds.includes(kind)) return { refused: 'kind-unknown', value: kind, allowed: kinds } as const
  const { sections } = section(at(config, place)[page])
  const names = Object.keys(section(sections))
  if (name !== undefined && names.includes(name)) return { refused: 'name-taken', value: name, allowed: names } as const
  const key = name ?? freeName(kind, names)
  const value = newValue(sectionNode(), known, { kind, enabled: false })
  const path = [...place, page, 'sections', key]
  if (!isSection(sections)) {
    const edit = { do: 'add', path: path.slice(0, -1), value: { [key]: value } } as const
    return { edits: [edit], path }
  }
  // What closes a page stays last.
  const last = names.at(-1)
  const before = last !== undefined && section(sections[last]).kind === 'closing' ? { before: last } : {}
  return { edits: [{ do: 'add', path, value, ...before } as const], path }
}

function planPage(config: unknown, { name }: Extract<NewPart, { what: 'page' }>) {
  const taken = pageKeys(config)
  const key = slugOf(name).replaceAll('/', '-')
  if (key === '') return { refused: 'name-wrong', value: name, allowed: [] } as const
  if (taken.includes(key)) return { refused: 'name-taken', value: key, allowed: taken } as const
  const known = knownOf(config, key)
  const sections = {
    opening: newValue(sectionNode(), known, { kind: 'opening' }),
    text: newValue(sectionNode(), known, { kind: 'text' }),
  }
  const path = ['pages', key]
  const pages = root().children.get('pages')?.entry
  const value = pages && { ...section(newValue(pages, known, { kind: 'page', enabled: false })), sections }
  const { links, menu } = section(section(config).header)
  const edits: Edit[] = [{ do: 'add', path, value }]
  if (Array.isArray(links)) edits.push({ do: 'insert', path: ['header', 'links', links.length], value: key })
  if (Array.isArray(menu)) edits.push({ do: 'insert', path: ['header', 'menu', menu.length], value: { page: key } })
  return { edits, path }
}

/** A language begins as a draft: the site is built without it until its texts are there. */
function planLanguage(config: unknown, { tag }: Extract<NewPart, { what: 'language' }>) {
  const locales = Object.keys(section(section(config).locales))
  const entry = localeEntry(tag)
  if (!entry) return { refused: 'tag-wrong', value: tag, allowed: [] } as const
  const { key, value } = entry
  if (locales.includes(key)) return { refused: 'name-taken', value: key, allowed: locales } as const
  const path = ['locales', key]
  return { edits: [{ do: 'add', path, value: { ...value, draft: true } } as const], path }
}

/** The key of a language, and what the configuration says of it, in its own words; undefined if it is none. */
export function localeEntry(tag: string) {
  const locale = localeOf(tag)
  if (!locale) return undefined
  const { region = 'US' } = locale.maximize()
  const nameOf = (type: 'language' | 'region', code: string) =>
    capitalised(new Intl.DisplayNames([locale.baseName], { type }).of(code) ?? code, locale)
  const value = {
    name: nameOf('language', locale.baseName),
    tag: locale.baseName,
    country: nameOf('region', region),
    flag: region.toLowerCase(),
  }
  return { key: locale.language, value }
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    const locale = new Intl.Locale(tag)
    const isKnown =
      new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(locale.language) !== undefined
    return isKnown ? locale : undefined
  } catch {
    return undefined
  }
}

function capitalised(word: string, locale: Intl.Locale): string {
  return word.charAt(0).toLocaleUpperCase(locale.baseName) + word.slice(1)
}

/** The name of the kind, with a number if a section is called so already. */
function freeName(kind: string, names: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? kind : `${kind}-${number}`
    if (!names.includes(name)) return name
  }
}

function knownOf(config: unknown, name: string): Known {
  const { locales, pages, forms, site } = section(config)
  const published = Object.entries(section(locales)).filter(([, locale]) => section(locale).draft !== true)
  return {
    locales: published.map(([locale]) => locale),
    pages: Object.keys(section(pages)),
    sections: pagePlaces(section(config)).flatMap((place) => sectionsIn(at(config, place))),
    forms: Object.keys(section(forms)),
    image: String(section(site).logo),
    name,
  }
}

/** The list at a place; empty where there is none. */
function at(config: unknown, place: readonly string[]): Record<string, unknown> {
  return place.reduce((list, key) => section(list[key]), section(config))
}

/** The keys of all pages and entries of collections. */
function pageKeys(config: unknown): string[] {
  return pagePlaces(section(config)).flatMap((place) => Object.keys(at(config, place)))
}

/** The sections that can be shown again. */
function sectionsIn(pages: unknown): string[] {
  return Object.entries(section(pages)).flatMap(([page, config]) =>
    Object.entries(section(section(config).sections)).flatMap(([key, part]) =>
      ['reuse', 'opening'].includes(String(section(part).kind)) ? [] : [`${page}.${key}`],
    ),
  )
}

let compiled: SchemaNode | undefined

function root(): SchemaNode {
  compiled ??= compileSchema(readSiteSchema().schema)
  return compiled
}

/** What the schema says of a section of a page. */
function sectionNode(): SchemaNode {
  const page = root().children.get('services')?.entry
  const node = page?.children.get('sections')?.entry
  if (!node) throw new Error('The schema has no sections')
  return node
}
