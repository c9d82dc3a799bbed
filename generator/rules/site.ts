import type { Path } from '../diagnostics/problem.ts'
import type { LocalisedKind, ReferenceKind, SiteSchema } from '../schema/site-schema.ts'
import { type Place, pathOf } from '../schema/walk.ts'

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

/** An entry of a list. */
export interface Entry {
  readonly value: Readonly<Record<string, unknown>>
  readonly path: Path
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

/** Whether a localised value of this kind may be missing in some languages. */
export function mayBeLeftOut(kind: LocalisedKind): boolean {
  return kind !== 'text' && kind !== 'markdown' && kind !== 'slug'
}

/** The value as a section; an empty one if it is something else. */
export function section(value: unknown): Readonly<Record<string, unknown>> {
  return isSection(value) ? value : {}
}

/** The entries of a list as sections, with their paths; none if the value is something else. */
export function entriesOf(list: unknown, path: Path): Entry[] {
  return Array.isArray(list) ? list.map((entry, index) => ({ value: section(entry), path: [...path, index] })) : []
}

/** The texts of a localised value; empty if the value is something else. */
export function textsOf(value: unknown): Record<string, string> {
  // Without a prototype: a locale may be called "constructor".
  const texts: Record<string, string> = Object.create(null)
  for (const [locale, text] of Object.entries(section(value))) if (typeof text === 'string') texts[locale] = text
  return texts
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

/** Whether a value is a section. */
export function isSection(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
