import { currentKinds } from '#kinds'
import { placeholder } from '../../../schema/placeholder.ts'
import { freeSectionKey } from '../../../schema/section-keys.ts'
import type { Theme } from '../../../schema/site-config.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { capitalize } from '../../../src/capitalize.ts'
import type { PartRequest } from '../../../src/edit/protocol/protocol.ts'
import { ownFolders } from '../../check/rules/files/own-folders.ts'
import { isDeviceName, reservedForHosts } from '../../check/rules/links/addresses.ts'
import type { PartRefused } from '../../diagnostics/messages/en/commands.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { slugify, slugifyUnicode } from '../../lib/addresses/slugify.ts'
import { pagePlaces } from '../../lib/collections.ts'
import { freeName } from '../../lib/files/free-name.ts'
import { resolveFonts } from '../../lib/fonts/font-families.ts'
import { countryName, languageName } from '../../lib/languages/display-names.ts'
import { isLanguageTag, parseTag } from '../../lib/languages/language-tags.ts'
import { asMapping, isMapping } from '../../lib/plain-map.ts'
import { isReservedKey } from '../../lib/reserved-keys.ts'
import { childNode, type SchemaNode } from '../../schema/schema-node.ts'
import type { Edit } from '../yaml/edit.ts'
import { chooseFonts } from './choose-fonts.ts'
import { exampleValue } from './new-example.ts'
import { nameFromLabel, newField, newForm, newFormTitle, partInLanguages } from './new-form.ts'
import { type Known, newValue } from './new-value.ts'
import { configNode, pageKeys, referenceOptions, sectionNode } from './reference-options.ts'

type Asked<What> = Extract<PartRequest, { what: What }>

/** What a person wants to add to a site: what the editor asks for, but that a command may name the key of a section. */
export type NewPart =
  | (Asked<'section'> & { readonly name?: string | undefined })
  | Asked<'page' | 'language' | 'field' | 'acceptance'>

/** The edits that add a part, and the place where it stands then. */
export interface PlannedPart {
  readonly edits: readonly Edit[]
  readonly path: Path
}

/** Plans what adds a part to a configuration: switched off, with placeholders for all its texts. */
export function planPart(config: unknown, part: NewPart): PlannedPart | PartRefused {
  if (part.what === 'section') return planSection(config, part)
  if (part.what === 'page') return planPage(config, part)
  if (part.what === 'field') return planField(config, part)
  return part.what === 'language' ? planLanguage(config, part) : planAcceptance(config, part)
}

function planSection(config: unknown, { kind, page, name, before: wanted }: Extract<NewPart, { what: 'section' }>) {
  const place = pagePlaces(asMapping(config)).find((list) => Object.hasOwn(asMapping(valueAt(config, list)), page))
  const pages = pageKeys(config)
  if (place === undefined) return { refused: 'page-unknown', value: page, allowed: pages } as const
  const known = referenceOptions(config, page)
  const kinds = [...sectionNode().branches.keys()].filter(
    (name) => name !== 'opening' && (name !== 'reuse' || known.sections.length > 0),
  )
  if (!kinds.includes(kind)) return { refused: 'kind-unknown', value: kind, allowed: kinds } as const
  const { sections } = asMapping(asMapping(valueAt(config, place))[page])
  const names = Object.keys(asMapping(sections))
  if (isReservedKey(name)) return { refused: 'name-wrong', value: String(name), allowed: [] } as const
  if (name !== undefined && names.includes(name)) return { refused: 'name-taken', value: name, allowed: names } as const
  const key = name ?? freeSectionKey(kind, names)
  const example = currentKinds().find((own) => own.name === kind)?.example
  const begun = asMapping(newValue(sectionNode(), known, { kind, enabled: false }))
  const shown = asMapping(exampleValue(sectionNode(), { ...example, kind }, known))
  const value = example ? { ...begun, ...shown, enabled: false } : begun
  const path = [...place, page, 'sections', key]
  const { edits: formEdits, section } = kind === 'form' ? planForm(config, value) : { edits: [], section: value }
  if (!isMapping(sections)) {
    const edit = { do: 'add', path: path.slice(0, -1), value: { [key]: section } } as const
    return { edits: [edit, ...formEdits], path }
  }
  // A closing section stays the last one, also where it is that of another page.
  const last = names.at(-1)
  const isClosed = last !== undefined && asMapping(shownSection(config, sections[last])).kind === 'closing'
  const end = isClosed ? last : undefined
  const before = wanted !== undefined && names.includes(wanted) ? wanted : end
  const edit = { do: 'add', path, value: section, ...(before !== undefined && { before }) } as const
  return { edits: [edit, ...formEdits], path }
}

/** A section as it is shown: of one of another page, that one. */
function shownSection(config: unknown, section: unknown): unknown {
  const { kind, section: name } = asMapping(section)
  const [page, key] = String(name).split('.')
  return kind === 'reuse' ? valueAt(config, ['pages', page ?? '', 'sections', key ?? '']) : section
}

/** A section with a form of its own, which works as it is. Sections that showed the only form go on showing that one. */
function planForm(config: unknown, section: Readonly<Record<string, unknown>>) {
  const forms = Object.keys(asMapping(asMapping(config).forms))
  const form = freeName('form', (one) => forms.includes(one))
  const value = newForm(config)
  const begun: Edit =
    forms.length > 0
      ? { do: 'add', path: ['forms', form], value }
      : { do: 'set', path: ['forms'], value: { [form]: value }, order: [...configNode().children.keys()] }
  const [only] = forms
  const named = forms.length === 1 && only !== undefined ? nameForm(config, only) : []
  return { edits: [begun, ...named], section: { ...section, title: newFormTitle(config), form } }
}

/** Has the sections that show the only form say which it is, as there will be others. */
function nameForm(config: unknown, form: string): Edit[] {
  return pagePlaces(asMapping(config)).flatMap((place) =>
    Object.entries(asMapping(valueAt(config, place))).flatMap(([page, own]) =>
      Object.entries(asMapping(asMapping(own).sections)).flatMap(([key, section]): Edit[] =>
        asMapping(section).kind === 'form' && !Object.hasOwn(asMapping(section), 'form')
          ? [{ do: 'add', path: [...place, page, 'sections', key, 'form'], value: form }]
          : [],
      ),
    ),
  )
}

function planField(config: unknown, { form, type }: Asked<'field'>) {
  const place = ['forms', form, 'fields']
  const { fields } = asMapping(asMapping(asMapping(config).forms)[form])
  const field = Array.isArray(fields) ? newField(config, type, fields) : undefined
  if (!Array.isArray(fields) || !field) return { refused: 'kind-unknown', value: type, allowed: [] } as const
  // What is agreed to stands last.
  const last = fields.at(-1)
  const isClosed = asMapping(last).type === 'checkbox' && type !== 'checkbox'
  const path = [...place, isClosed ? fields.length - 1 : fields.length]
  return { edits: [{ do: 'insert', path, value: field } as const], path }
}

function planPage(config: unknown, { name, place = ['pages'], like, kind = 'page' }: Asked<'page'>) {
  const taken = pageKeys(config)
  const { key, address } = namesFor(name, config)
  if (address === '') return { refused: 'name-wrong', value: name, allowed: [] } as const
  if (taken.includes(key)) return { refused: 'name-taken', value: key, allowed: taken } as const
  const used = usedAddresses(config)
  if (used.includes(address)) return { refused: 'name-taken', value: address, allowed: used } as const
  const list = pagePlaces(asMapping(config)).find((one) => one.join('.') === place.join('.'))
  const node = list?.reduce<SchemaNode | undefined>((at, part) => at && childNode(at, part), configNode(config))?.entry
  if (!list || !node) return { refused: 'page-unknown', value: place.join('.'), allowed: taken } as const
  const known = referenceOptions(config, key)
  const path = [...list, key]
  const isOfPages = node.branches.size > 0
  if (isOfPages && !node.branches.has(kind))
    return { refused: 'kind-unknown', value: kind, allowed: [...node.branches.keys()] } as const
  const { defaultLocale } = asMapping(config)
  const named = { [String(defaultLocale)]: name }
  const begin = () =>
    isOfPages && kind === 'blog'
      ? newBlog(node, config, { key, named })
      : newPage(node, known, { given: isOfPages ? { kind } : {}, named })
  const value = like === undefined ? begin() : asMapping(valueAt(config, list))[like]
  if (!isMapping(value)) return { refused: 'page-unknown', value: String(like), allowed: taken } as const
  // Former addresses lead to the page that had them.
  const { formerPaths, canonical, enabled, ...own } = value
  const edits: Edit[] = [{ do: 'add', path, value: namedPage(own, { name, address, locale: String(defaultLocale) }) }]
  const { links, menu } = asMapping(asMapping(config).header)
  if (isOfPages && Array.isArray(links))
    edits.push({ do: 'insert', path: ['header', 'links', links.length], value: key })
  if (isOfPages && Array.isArray(menu))
    edits.push({ do: 'insert', path: ['header', 'menu', menu.length], value: { page: key } })
  return { edits, path }
}

/** As long as the last part of an address gets, in letters of any script. */
const longestName = 60

/**
 * The key of a page and its address, made of its name: in letters a-z, or in those of its own script. Numbers are no keys: they lose their
 * place. Nor are names that mean something to objects, to the site, or to hosts and their disks.
 */
function namesFor(name: string, config: unknown): { readonly key: string; readonly address: string } {
  const whole = slugifyUnicode(name).replaceAll('/', '-')
  const made = /(?!\p{Script=Latin})\p{L}/u.test(whole) ? whole : slugify(name).replaceAll('/', '-')
  const written = made.length > longestName ? made.slice(0, longestName).replace(/-[^-]*$/, '') : made
  const address = isTakenBySite(written, config) ? `page-${written}` : written
  return { key: /^\d+$/.test(address) || isReservedKey(address) ? `page-${address}` : address, address }
}

function isTakenBySite(address: string, config: unknown): boolean {
  const locales = Object.keys(asMapping(asMapping(config).locales)).map((locale) => locale.toLowerCase())
  const folders = ownFolders({ value: asMapping(config) })
  return [...folders, ...locales, ...reservedForHosts].includes(address) || isDeviceName(address)
}

/** The addresses of all pages, in all languages. */
function usedAddresses(config: unknown): string[] {
  const pages = pagePlaces(asMapping(config)).flatMap((place) => Object.values(asMapping(valueAt(config, place))))
  const slugs = pages.flatMap((page) => Object.values(asMapping(asMapping(page).slug)))
  return [...new Set(slugs.filter((slug): slug is string => typeof slug === 'string' && slug !== ''))]
}

interface NewPage {
  /** Keys that have a value already. */
  readonly given: Readonly<Record<string, unknown>>
  /** Its name, in the main language. */
  readonly named: Readonly<Record<string, string>>
}

/** A page with an opening, whose heading is its name, and a text. */
function newPage(node: SchemaNode, known: Known, { given, named }: NewPage) {
  const opening = asMapping(newValue(sectionNode(), known, { kind: 'opening' }))
  const sections = {
    opening: { ...opening, title: { ...asMapping(opening.title), ...named } },
    text: newValue(sectionNode(), known, { kind: 'text' }),
  }
  return { ...asMapping(newValue(node, known, given)), sections }
}

/** A page of articles in the main language, with a first one to write, in a category that may hold any. */
function newBlog(
  node: SchemaNode,
  config: unknown,
  { key, named }: { readonly key: string; readonly named: NewPage['named'] },
) {
  const { defaultLocale, site } = asMapping(config)
  const category = asMapping(partInLanguages('firstCategory', config))
  const general = nameFromLabel(String(category[String(defaultLocale)] ?? '')) || key
  const known = { ...referenceOptions(config, key), categories: [general] }
  const each = (text: string) => Object.fromEntries(known.locales.map((locale) => [locale, text]))
  const { sections, ...page } = newPage(node, known, {
    given: {
      kind: 'blog',
      language: defaultLocale,
      author: each(String(asMapping(site).name)),
      categories: { [general]: { ...each(placeholder), ...category } },
    },
    named,
  })
  const list = newValue(sectionNode(), known, { kind: 'articles' })
  return { ...page, sections: { opening: sections.opening, articles: list } }
}

/** A page under a new name, switched off, with the name as its address in all languages. */
function namedPage(
  { kind, label, slug, ...own }: Readonly<Record<string, unknown>>,
  { name, address, locale }: { readonly name: string; readonly address: string; readonly locale: string },
) {
  const addresses = Object.fromEntries(Object.keys(asMapping(slug)).map((language) => [language, address]))
  return {
    ...(kind !== undefined && { kind }),
    enabled: false,
    label: { ...asMapping(label), [locale]: name },
    slug: addresses,
    ...own,
  }
}

/** A language begins as a draft: the site is built without it until its texts are there. */
function planLanguage(config: unknown, { tag }: Asked<'language'>) {
  const locales = Object.keys(asMapping(asMapping(config).locales))
  const entry = localeEntry(tag)
  if (!entry) return { refused: 'tag-wrong', value: tag, allowed: [] } as const
  const { key, value } = entry
  if (locales.includes(key)) return { refused: 'name-taken', value: key, allowed: locales } as const
  const path = ['locales', key]
  const common = resolveFonts(asMapping(asMapping(config).theme) as Partial<Theme>)
  const fonts = chooseFonts(value.tag, common)
  const own = fonts && fonts !== common ? { fonts } : {}
  const edits: Edit[] = [
    { do: 'add', path, value: { ...value, ...own, draft: true } },
    ...findHomes(config).map(
      (page): Edit => ({ do: 'set', path: [...page, 'slug', key], value: '', order: [...locales, key] }),
    ),
  ]
  return { edits, path }
}

/** The paths of the pages that have an empty address in every language: a translator has nothing to write there. */
function findHomes(config: unknown): Path[] {
  return Object.entries(asMapping(asMapping(config).pages)).flatMap(([key, page]) => {
    const slugs = Object.values(asMapping(asMapping(page).slug))
    return slugs.length > 0 && slugs.every((slug) => slug === '') ? [['pages', key]] : []
  })
}

/** The key of a language and its entry in the configuration, in its own words; undefined if it is no language. */
export function localeEntry(tag: string) {
  const locale = parseLocale(tag)
  if (!locale) return undefined
  const { region = 'US' } = locale.maximize()
  const { baseName } = locale
  const value = {
    name: capitalize(languageName(baseName, baseName), baseName),
    tag: baseName,
    country: capitalize(countryName(region, baseName), baseName),
    flag: region.toLowerCase(),
  }
  return { key: locale.language, value }
}

function parseLocale(tag: string): Intl.Locale | undefined {
  const locale = parseTag(tag)
  return locale && isLanguageTag(locale.baseName) ? locale : undefined
}

/** A warning is accepted where it is said, and nowhere else. A key that would be read as two stands as any key. */
function planAcceptance(config: unknown, { code, at: place, reason }: Asked<'acceptance'>) {
  const keys = place.map((key) => (/[.\s]/.test(String(key)) ? '*' : key))
  const entry = { code, path: keys.join('.') || '*', reason }
  const { ignore } = asMapping(config)
  const path = ['ignore', Array.isArray(ignore) ? ignore.length : 0]
  const edit: Edit = Array.isArray(ignore)
    ? { do: 'insert', path, value: entry }
    : { do: 'set', path: ['ignore'], value: [entry], order: [...configNode().children.keys()] }
  return { edits: [edit], path }
}
