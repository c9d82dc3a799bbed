import type { CollectionEntry } from '../../../schema/collections.ts'
import type { Article, PageConfig, SectionsPage } from '../../../schema/pages.ts'
import type { Section, SectionKind } from '../../../schema/sections/section.ts'
import type { Path, Problem } from '../../diagnostics/problem.ts'
import type { AcceptedConfig } from '../../schema/accepted-part.ts'
import type { LocalisedKind, ReferenceKind, SiteSchema } from '../../schema/site-schema.ts'
import { placePath, type SchemaPlace } from '../../schema/walk.ts'
import { type Entry, listEntries, namedEntries } from './entries.ts'
import type { RuleContext } from './rule-context.ts'

/** Something that the schema marks, with its place. */
interface Marked {
  readonly place: SchemaPlace
  /** The locales in which it is shown; left out, all. */
  readonly locales?: readonly string[]
  /** The part that is switched off and has it, which may be unfinished. */
  readonly unfinished?: SchemaPlace
}

/** A localised value. It holds only texts: the schema reports anything else. */
export interface LocalisedEntry extends Marked {
  readonly kind: LocalisedKind
  readonly schema: SiteSchema
  readonly value: Readonly<Record<string, string>>
}

/** A text that is not localised. */
export interface TextEntry extends Marked {
  readonly schema: SiteSchema
  readonly value: string
}

/** A value of a form that a rule knows, with what the schema says of it. */
export interface ValueEntry {
  readonly place: SchemaPlace
  readonly schema: SiteSchema
  readonly value: unknown
}

/** A reference to something defined elsewhere. */
export interface ReferenceEntry extends Marked {
  readonly kind: ReferenceKind
  readonly name: string
}

/** A page or a section of one. */
interface Part<Kind, Value> extends Entry<Value> {
  readonly key: string
  /** Whether it is switched on. */
  readonly enabled: boolean
  readonly kind: Kind
  /** The locales in which it is shown. */
  readonly locales: readonly string[]
}

/** A page or service. */
export interface PageEntry extends Part<'page' | 'blog' | 'service', PageConfig | CollectionEntry> {
  /** Whether it is an entry of a collection, such as a service. */
  readonly isEntry: boolean
  /** The key of its collection, if it is not one of the services. */
  readonly collection?: string
  /** What the page is for: its role; of a service or a blog, that. */
  readonly role: SectionsPage['role'] | 'blog' | 'service'
}

/** A section of a page or service. */
export interface SectionEntry extends Part<SectionKind, Section> {
  readonly page: PageEntry
}

/** A configuration as rules see it: what the schema has accepted of it, and what it marks. */
export interface RuleInput {
  /** What the schema has accepted. */
  readonly config: AcceptedConfig
  /** The paths of what it has not. */
  readonly leftOut: readonly Path[]
  /** The whole value of the file, right or wrong: for rules on any text, wherever it stands. */
  readonly value: Readonly<Record<string, unknown>>
  /** The lists whose entries differ by a key, and the days of months. */
  readonly marked: readonly ValueEntry[]
  /** The locales that the site defines. */
  readonly locales: readonly string[]
  /** The locales that are drafts: the site is built without them. */
  readonly drafts: ReadonlySet<string>
  /** The BCP 47 tags of the locales. */
  readonly tags: Readonly<Record<string, string>>
  readonly defaultLocale: string | undefined
  /** The path of the site's root: "/", unless it lies in a folder. */
  readonly root: string
  /** The paths of the homes of the locales. */
  readonly homes: Readonly<Record<string, string>>
  readonly localised: readonly LocalisedEntry[]
  readonly texts: readonly TextEntry[]
  readonly references: readonly ReferenceEntry[]
  /** What is defined under a key, by the kind of reference to it. */
  readonly defined: ReadonlyMap<ReferenceKind, ReadonlyMap<string, SchemaPlace>>
  /** The keys that are numbers, in maps of entries: JavaScript moves them to the front. */
  readonly numbers: readonly SchemaPlace[]
  readonly pages: readonly PageEntry[]
  readonly sections: readonly SectionEntry[]
}

/** The forms of a site. */
export function readForms({ config }: Pick<RuleInput, 'config'>) {
  return namedEntries(config.forms, ['forms'])
}

/** What the site says of its locales. */
export function readLocales({ config }: Pick<RuleInput, 'config'>) {
  return namedEntries(config.locales, ['locales'])
}

/** The articles of a blog as they stand in the file; empty for other pages. */
export function listArticles({ value, path }: PageEntry): Entry<Article>[] {
  return 'articles' in value ? listEntries(value.articles, [...path, 'articles']) : []
}

/** The articles of a blog that are not switched off. */
export function listPublishedArticles(page: PageEntry): Entry<Article>[] {
  return listArticles(page).filter(({ value }) => value.enabled !== false)
}

/** Whether a localised value of this kind may be missing in some languages. */
export function isOptionalKind(kind: LocalisedKind): boolean {
  return !areTranslations(kind) && kind !== 'slug'
}

/** Whether the texts of a localised value of this kind are translations of each other: not addresses, nor what only some languages need. */
export function areTranslations(kind: LocalisedKind): boolean {
  return kind === 'text' || kind === 'markdown'
}

/** The path of a locale's text in a localised value. */
export function textPath(place: SchemaPlace, locale: string): Path {
  return [...placePath(place), locale]
}

/** A rule beyond the schema: a pure function from the site and what is around its file to problems. */
export type Rule = (site: RuleInput, context: RuleContext) => RuleResult

/** Problems, in lists as they come; what is false, empty or undefined tells nothing. */
export type RuleResult = Problem | false | '' | undefined | readonly RuleResult[]

/** The problems of the results, in one list. */
export function flattenProblems(told: RuleResult): Problem[] {
  if (!told) return []
  return 'code' in told ? [told] : told.flatMap(flattenProblems)
}

/**
 * The locales in which a value has a text that is shown: first the default locale, from which the others are translated. What stands there
 * in other locales all the same is translated from nothing.
 */
export function sourceFirst(
  { locales, defaultLocale }: RuleInput,
  { value, locales: shown = locales }: Pick<LocalisedEntry, 'value' | 'locales'>,
): string[] {
  const written = locales.filter((locale) => value[locale] && shown.includes(locale))
  return defaultLocale !== undefined && written.includes(defaultLocale)
    ? [defaultLocale, ...written.filter((locale) => locale !== defaultLocale)]
    : written
}

const listsOfServices = new Set<string | number>(['services', 'documents'])

/** Whether a place names a service: an entry of a list of services, or the one whose document is shown. */
export function listsServices({ key, parent }: SchemaPlace): boolean {
  return key === 'document' || (typeof key === 'number' && listsOfServices.has(parent?.key ?? ''))
}
