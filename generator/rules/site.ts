import type { Path } from '../diagnostics/problem.ts'
import type { LocalisedKind, ReferenceKind, SiteSchema } from '../site-schema.ts'
import { type Place, pathOf, type Walk } from '../walk.ts'

/** A localised value with its place. It holds only texts: the schema reports anything else. */
export interface LocalisedEntry {
  readonly place: Place
  readonly kind: LocalisedKind
  readonly schema: SiteSchema
  readonly value: Readonly<Record<string, string>>
}

/** A text that is not localised. */
export interface TextEntry {
  readonly place: Place
  readonly schema: SiteSchema
  readonly value: string
}

/** A reference to something defined elsewhere. */
export interface ReferenceEntry {
  readonly place: Place
  readonly kind: ReferenceKind
  readonly name: string
}

/** A page or service, which may be incomplete. */
export interface PageEntry {
  readonly section: 'pages' | 'services'
  readonly key: string
  readonly path: Path
  readonly enabled: boolean
  readonly kind: string | undefined
  readonly value: Readonly<Record<string, unknown>>
}

/** A configuration as rules see it: collected in one walk, and safe to read when parts are missing or wrong. */
export interface Site {
  readonly value: Readonly<Record<string, unknown>>
  /** The locales that the site defines. */
  readonly locales: readonly string[]
  /** The locales that are drafts: the site is built without them. */
  readonly drafts: ReadonlySet<string>
  readonly tags: Readonly<Record<string, string>>
  readonly defaultLocale: string | undefined
  readonly localised: readonly LocalisedEntry[]
  readonly texts: readonly TextEntry[]
  readonly references: readonly ReferenceEntry[]
  /** What is defined under a key, by the kind of reference to it. */
  readonly defined: ReadonlyMap<ReferenceKind, ReadonlyMap<string, Place>>
  readonly pages: readonly PageEntry[]
}

/** Collects a configuration for the rules. */
export function gatherSite(value: Record<string, unknown>, walk: Walk): Site {
  const definitions = section(value.locales)
  const locales = Object.keys(definitions)
  return {
    value,
    locales,
    drafts: new Set(locales.filter((locale) => section(definitions[locale]).draft === true)),
    tags: Object.fromEntries(locales.map((locale) => [locale, String(section(definitions[locale]).tag ?? locale)])),
    defaultLocale: textOrNone(value.defaultLocale),
    ...gatherEntries(value, walk),
    pages: [...pagesOf(value, 'pages'), ...pagesOf(value, 'services')],
  }
}

function gatherEntries(
  value: Record<string, unknown>,
  walk: Walk,
): Pick<Site, 'localised' | 'texts' | 'references' | 'defined'> {
  const localised: LocalisedEntry[] = []
  const texts: TextEntry[] = []
  const references: ReferenceEntry[] = []
  const defined = new Map<ReferenceKind, Map<string, Place>>()
  const readTexts = textReader(Object.keys(section(value.locales)))
  let translations: Place | undefined
  walk(value, (at, schema, place) => {
    const isTranslation = translations !== undefined && place?.parent === translations
    if (!place || isTranslation) return
    if (schema.localised) {
      translations = place
      if (isSection(at)) localised.push({ place, kind: schema.localised, schema, value: readTexts(at) })
    } else if (schema.reference) {
      if (typeof at === 'string' && at !== '') references.push({ place, kind: schema.reference, name: at })
    } else if (typeof at === 'string') {
      texts.push({ place, schema, value: at })
    }
    if (!schema.propertyKey || !isSection(at)) return
    const names = defined.get(schema.propertyKey) ?? new Map<string, Place>()
    defined.set(schema.propertyKey, names)
    for (const key of Object.keys(at)) if (!names.has(key)) names.set(key, { key, parent: place })
  })
  return { localised, texts, references, defined }
}

/** Makes the function that reads localised values: it returns the value itself if it can, since copying all texts of a large site takes time. */
function textReader(locales: readonly string[]): (value: Record<string, unknown>) => Record<string, string> {
  // A locale may be called "constructor", which every object has: then texts are copied to objects without a prototype.
  return locales.some((locale) => locale in {}) ? textsOf : (value) => textsAsTheyAre(value) ?? textsOf(value)
}

/** Whether a localised value of this kind may be missing in some languages. */
export function mayBeLeftOut(kind: LocalisedKind): boolean {
  return kind !== 'text' && kind !== 'markdown' && kind !== 'slug'
}

/** The value as a section; an empty one if it is something else. */
export function section(value: unknown): Readonly<Record<string, unknown>> {
  return isSection(value) ? value : {}
}

/** The texts of a localised value; empty if the value is something else. */
export function textsOf(value: unknown): Record<string, string> {
  // Without a prototype: a locale may be called "constructor".
  const texts: Record<string, string> = Object.create(null)
  for (const [locale, text] of Object.entries(section(value))) if (typeof text === 'string') texts[locale] = text
  return texts
}

/** The localised value itself; undefined if it holds anything but texts. */
function textsAsTheyAre(value: Record<string, unknown>): Record<string, string> | undefined {
  for (const locale in value) if (typeof value[locale] !== 'string') return undefined
  return value as Record<string, string>
}

/** The value at a path of a site or a document, valid or not; undefined if there is none. */
export function valueAt({ value }: { readonly value: unknown }, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined),
    value,
  )
}

/** The path of a locale's text in a localised value. */
export function textPath(place: Place, locale: string): Path {
  return [...pathOf(place), locale]
}

function isSection(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pagesOf(value: Record<string, unknown>, name: 'pages' | 'services'): PageEntry[] {
  return Object.entries(section(value[name])).map(([key, page]) => {
    const fields = section(page)
    return {
      section: name,
      key,
      path: [name, key],
      enabled: fields.enabled !== false,
      kind: name === 'services' ? 'service' : textOrNone(fields.kind),
      value: fields,
    }
  })
}

function textOrNone(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
