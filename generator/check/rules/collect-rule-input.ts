import type { Path } from '../../diagnostics/problem.ts'
import { siteFolder } from '../../lib/addresses/web-addresses.ts'
import { localeRoots } from '../../lib/languages/locale-roots.ts'
import { isMapping, localisedTexts, nullObject } from '../../lib/plain-map.ts'
import type { AcceptedConfig, AcceptedPart } from '../../schema/accepted-part.ts'
import type { ReferenceKind } from '../../schema/site-schema.ts'
import type { SchemaPlace, Walk } from '../../schema/walk.ts'
import { listPages, listSections, namedLocales } from './list-pages.ts'
import type { LocalisedEntry, ReferenceEntry, RuleInput, TextEntry, ValueEntry } from './rule-input.ts'

/**
 * Collects a configuration for the rules.
 *
 * @param value the configuration, valid or not
 * @param accepted what the schema has accepted of it
 * @param walk visits everything in it that the schema knows
 */
export function collectRuleInput(
  value: Record<string, unknown>,
  { config, leftOut }: AcceptedPart,
  walk: Walk,
): RuleInput {
  const marked = collectMarks(value, walk)
  // A language counts as soon as its key is there, even if its value is wrong.
  const locales = [...(marked.defined.get('locale')?.keys() ?? [])]
  const defaultLocale = config.defaultLocale
  const folder = siteFolder(config.site?.url ?? '')
  const pages = listPages(config, locales)
  return {
    value,
    config,
    leftOut,
    locales,
    defaultLocale,
    drafts: new Set(locales.filter((locale) => isDraft(locale, config, leftOut))),
    tags: nullObject(locales.map((locale) => [locale, config.locales[locale]?.tag ?? locale])),
    root: `/${folder}`,
    homes: localeRoots(
      nullObject(locales.map((locale) => [locale, config.locales[locale] ?? {}])),
      defaultLocale ?? '',
      folder,
    ),
    ...marked,
    pages,
    sections: pages.flatMap(listSections),
  }
}

/** Whether a locale is a draft. A "yes" in the place of "true", or of a whole language, is reported once at its own place, not at each text that is missing. */
function isDraft(locale: string, { locales }: AcceptedConfig, leftOut: readonly Path[]): boolean {
  const isRefused = leftOut.some(
    ([first, key, last]) => first === 'locales' && key === locale && (last ?? 'draft') === 'draft',
  )
  return isRefused || locales[locale]?.draft === true
}

/** Collects what the schema marks. The texts of a localised value are its own: they are no entries themselves. */
function collectMarks(
  value: Record<string, unknown>,
  walk: Walk,
): Pick<RuleInput, 'localised' | 'texts' | 'references' | 'defined' | 'numbers' | 'marked'> {
  const localised: LocalisedEntry[] = []
  const texts: TextEntry[] = []
  const references: ReferenceEntry[] = []
  const defined = new Map<ReferenceKind, Map<string, SchemaPlace>>()
  const numbers: SchemaPlace[] = []
  const marked: ValueEntry[] = []
  // The localised value that was visited last: its texts are visited next.
  let last: SchemaPlace | undefined
  const scopes = new Map<SchemaPlace, Scope>()
  walk(value, (at, schema, place) => {
    if (!place) return
    if (last && place.parent === last) {
      if (schema.reference && typeof at === 'string') references.push({ place, kind: schema.reference, name: at })
      return
    }
    if (schema.localised) {
      last = place
      if (isMapping(at)) {
        const texts = textsAsTheyAre(at) ?? localisedTexts(at)
        localised.push({ place, kind: schema.localised, schema, value: texts, ...findScope(place, scopes) })
      }
    } else if ((schema.properties?.enabled || schema.properties?.languages) && isMapping(at))
      addScope(at, place, scopes)
    else if (schema.reference) {
      if (typeof at === 'string' && at !== '')
        references.push({ place, kind: schema.reference, name: at, ...findScope(place, scopes) })
    } else if (typeof at === 'string') {
      texts.push({ place, schema, value: at, ...findScope(place, scopes) })
    }
    if (schema.distinct || schema.dayOf) marked.push({ place, schema, value: at })
    // Numbers come first among the keys of an object.
    if (typeof schema.additionalProperties === 'object' && !schema.localised && isMapping(at))
      for (const key of Object.keys(at))
        if (isNumber(key)) numbers.push({ key, parent: place })
        else break
    if (!schema.propertyKey || !isMapping(at)) return
    const names = defined.get(schema.propertyKey) ?? new Map<string, SchemaPlace>()
    defined.set(schema.propertyKey, addNames(names, at, place))
  })
  return { localised, texts, references, defined, numbers, marked }
}

/** Whether a key is an array index (an integer below 2^32 - 1): JavaScript moves these before all other keys. */
function isNumber(key: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1
}

/** What is true of all texts in a part of the file. */
type Scope = Pick<LocalisedEntry, 'locales' | 'unfinished'>

/** Notes a part that is switched off, or shown in some languages only. Parents come first: what is said of them holds for what is in them. */
function addScope(
  { enabled, languages }: Record<string, unknown>,
  place: SchemaPlace,
  scopes: Map<SchemaPlace, Scope>,
): void {
  const around = findScope(place, scopes)
  const own: Scope = {
    ...(enabled === false && { unfinished: place }),
    ...around,
    ...(Array.isArray(languages) && { locales: namedLocales(around?.locales ?? languages.filter(isText), languages) }),
  }
  if (Object.keys(own).length > 0) scopes.set(place, own)
}

function findScope(place: SchemaPlace, scopes: ReadonlyMap<SchemaPlace, Scope>): Scope | undefined {
  if (scopes.size === 0) return undefined
  for (let at = place.parent; at; at = at.parent) {
    const scope = scopes.get(at)
    if (scope) return scope
  }
  return undefined
}

/** Adds the keys of a section. Of two places that define a name, the first counts. */
function addNames(names: Map<string, SchemaPlace>, defining: object, parent: SchemaPlace): Map<string, SchemaPlace> {
  for (const key of Object.keys(defining)) if (!names.has(key)) names.set(key, { key, parent })
  return names
}

/** The localised value itself, since copying all texts of a large site takes time; undefined if it holds anything but texts. */
function textsAsTheyAre(value: Record<string, unknown>): Record<string, string> | undefined {
  for (const locale in value) if (typeof value[locale] !== 'string') return undefined
  return value as Record<string, string>
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
