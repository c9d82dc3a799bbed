import type { Path } from '../diagnostics/problem.ts'
import type { LocalisedKind, ReferenceKind, SiteSchema } from '../site-schema.ts'
import { type Place, pathOf, type Walk } from '../walk.ts'

/** A localised value with its place. It holds only texts: anything else there is reported by the schema. */
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
  const localised: LocalisedEntry[] = []
  const texts: TextEntry[] = []
  const references: ReferenceEntry[] = []
  const defined = new Map<ReferenceKind, Map<string, Place>>()
  let translations: Place | undefined
  // A locale may be called "constructor", which every object has: then copies without a prototype are used.
  const isPlain = Object.keys(section(value.locales)).every((locale) => !(locale in {}))
  walk(value, (at, schema, place) => {
    if (!place || (translations !== undefined && place.parent === translations)) return
    if (schema.localised) {
      translations = place
      if (isSection(at))
        localised.push({
          place,
          kind: schema.localised,
          schema,
          value: (isPlain ? textsAsTheyAre(at) : undefined) ?? textsOf(at),
        })
    } else if (schema.reference) {
      if (typeof at === 'string' && at !== '') references.push({ place, kind: schema.reference, name: at })
    } else if (typeof at === 'string') {
      texts.push({ place, schema, value: at })
    }
    if (schema.propertyKey && isSection(at)) define(defined, schema.propertyKey, at, place)
  })
  const locales = section(value.locales)
  return {
    value,
    locales: Object.keys(locales),
    drafts: new Set(Object.keys(locales).filter((locale) => section(locales[locale]).draft === true)),
    tags: Object.fromEntries(
      Object.keys(locales).map((locale) => [locale, String(section(locales[locale]).tag ?? locale)]),
    ),
    defaultLocale: typeof value.defaultLocale === 'string' ? value.defaultLocale : undefined,
    localised,
    texts,
    references,
    defined,
    pages: [...pagesOf(value, 'pages'), ...pagesOf(value, 'services')],
  }
}

/** Whether a localised value of a kind need not be there in all languages. */
export function mayBeLeftOut(kind: LocalisedKind): boolean {
  return kind !== 'text' && kind !== 'markdown' && kind !== 'slug'
}

/** The value as a section; an empty one if it is something else. */
export function section(value: unknown): Readonly<Record<string, unknown>> {
  return isSection(value) ? value : {}
}

/** The texts of a localised value, or none. */
export function textsOf(value: unknown): Record<string, string> {
  // Without a prototype: a locale may be called "constructor".
  const texts: Record<string, string> = Object.create(null)
  for (const [locale, text] of Object.entries(section(value))) if (typeof text === 'string') texts[locale] = text
  return texts
}

/** The localised value itself if it holds only texts, which saves a large site a copy of all of them. */
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

function define(
  defined: Map<ReferenceKind, Map<string, Place>>,
  kind: ReferenceKind,
  value: object,
  parent: Place,
): void {
  const names = defined.get(kind) ?? new Map<string, Place>()
  defined.set(kind, names)
  for (const key of Object.keys(value)) if (!names.has(key)) names.set(key, { key, parent })
}

function pagesOf(value: Record<string, unknown>, name: 'pages' | 'services'): PageEntry[] {
  return Object.entries(section(value[name])).map(([key, page]) => {
    const fields = section(page)
    const kind = name === 'services' ? 'service' : typeof fields.kind === 'string' ? fields.kind : undefined
    return { section: name, key, path: [name, key], enabled: fields.enabled !== false, kind, value: fields }
  })
}
