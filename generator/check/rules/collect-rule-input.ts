import { valueAt } from '../../../schema/value-at.ts'
import { pagePlaces } from '../../lib/collections.ts'
import { nullObject } from '../../lib/plain-map.ts'
import type { ReferenceKind } from '../../schema/site-schema.ts'
import type { Place, Walk } from '../../schema/walk.ts'
import type { LocalisedEntry, PageEntry, ReferenceEntry, RuleInput, SectionEntry, TextEntry } from './rule-input.ts'
import { asMapping, isMapping, localisedTexts } from './unchecked-values.ts'

/**
 * Collects a configuration for the rules.
 *
 * @param value the configuration, valid or not
 * @param walk visits everything in it that the schema knows
 */
export function collectRuleInput(value: Record<string, unknown>, walk: Walk): RuleInput {
  const definitions = asMapping(value.locales)
  const locales = Object.keys(definitions)
  const pages = pagePlaces(value).flatMap((place) => listPages(value, place, locales))
  return {
    value,
    locales,
    // A "yes" in the place of "true", or of a whole language, is told where it stands, and not once more at each text that is missing.
    drafts: new Set(
      locales.filter((locale) => !isMapping(definitions[locale]) || Boolean(asMapping(definitions[locale]).draft)),
    ),
    tags: nullObject(locales.map((locale) => [locale, textOrNone(asMapping(definitions[locale]).tag) ?? locale])),
    defaultLocale: textOrNone(value.defaultLocale),
    ...gatherEntries(value, walk),
    pages,
    sections: pages.flatMap(listSections),
  }
}

/** Collects what the schema marks. The texts of a localised value are its own: they are no entries themselves. */
function gatherEntries(
  value: Record<string, unknown>,
  walk: Walk,
): Pick<RuleInput, 'localised' | 'texts' | 'references' | 'defined' | 'numbers'> {
  const localised: LocalisedEntry[] = []
  const texts: TextEntry[] = []
  const references: ReferenceEntry[] = []
  const defined = new Map<ReferenceKind, Map<string, Place>>()
  const numbers: Place[] = []
  // The localised value that was visited last: its texts are visited next.
  let last: Place | undefined
  const scopes = new Map<Place, Scope>()
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
    } else if (schema.properties?.enabled && isMapping(at)) addScope(at, place, scopes)
    else if (schema.reference) {
      if (typeof at === 'string' && at !== '')
        references.push({ place, kind: schema.reference, name: at, ...findScope(place, scopes) })
    } else if (typeof at === 'string') {
      texts.push({ place, schema, value: at, ...findScope(place, scopes) })
    }
    // Numbers come first among the keys of an object.
    if (typeof schema.additionalProperties === 'object' && !schema.localised && isMapping(at))
      for (const key of Object.keys(at))
        if (isNumber(key)) numbers.push({ key, parent: place })
        else break
    if (!schema.propertyKey || !isMapping(at)) return
    const names = defined.get(schema.propertyKey) ?? new Map<string, Place>()
    defined.set(schema.propertyKey, addNames(names, at, place))
  })
  return { localised, texts, references, defined, numbers }
}

/** Whether JavaScript takes a key for a number, and moves it before those that are none: whole numbers below 2^32 - 1, as it writes them. */
function isNumber(key: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1
}

/** What is true of all texts in a part of the file. */
type Scope = Pick<LocalisedEntry, 'locales' | 'unfinished'>

/** Notes a part that is switched off, or shown in some languages only. Parents come first: what is said of them holds for what is in them. */
function addScope({ enabled, languages }: Record<string, unknown>, place: Place, scopes: Map<Place, Scope>): void {
  const around = findScope(place, scopes)
  const own: Scope = {
    ...(enabled === false && { unfinished: place }),
    ...around,
    ...(Array.isArray(languages) && { locales: namedLocales(around?.locales ?? languages, languages) }),
  }
  if (Object.keys(own).length > 0) scopes.set(place, own)
}

function findScope(place: Place, scopes: ReadonlyMap<Place, Scope>): Scope | undefined {
  if (scopes.size === 0) return undefined
  for (let at = place.parent; at; at = at.parent) {
    const scope = scopes.get(at)
    if (scope) return scope
  }
  return undefined
}

/** Adds the keys of a section. Of two places that define a name, the first counts. */
function addNames(names: Map<string, Place>, defining: object, parent: Place): Map<string, Place> {
  for (const key of Object.keys(defining)) if (!names.has(key)) names.set(key, { key, parent })
  return names
}

/** The localised value itself, since copying all texts of a large site takes time; undefined if it holds anything but texts. */
function textsAsTheyAre(value: Record<string, unknown>): Record<string, string> | undefined {
  for (const locale in value) if (typeof value[locale] !== 'string') return undefined
  return value as Record<string, string>
}

function listPages(config: Record<string, unknown>, place: readonly string[], locales: readonly string[]): PageEntry[] {
  const isEntry = place[0] !== 'pages'
  const list = asMapping(valueAt(config, place))
  const [, collection] = place
  const address = collection && localisedTexts(asMapping(asMapping(config.collections)[collection]).address)
  return Object.entries(list).map(([key, page]) => {
    const value = asMapping(page)
    return {
      isEntry,
      ...(collection !== undefined && { collection }),
      ...(address && { address }),
      key,
      path: [...place, key],
      enabled: value.enabled !== false,
      kind: isEntry ? 'service' : textOrNone(value.kind),
      role: isEntry ? 'service' : textOrNone(value.kind === 'page' ? value.role : value.kind),
      locales: namedLocales(locales, value.languages),
      value,
    }
  })
}

function listSections(page: PageEntry): SectionEntry[] {
  return Object.entries(asMapping(page.value.sections)).map(([key, entry]) => {
    const value = asMapping(entry)
    return {
      page,
      key,
      path: [...page.path, 'sections', key],
      enabled: value.enabled !== false,
      kind: textOrNone(value.kind),
      locales: namedLocales(page.locales, value.languages),
      value,
    }
  })
}

/** The locales of these that `languages:` names; all, where it is left out. */
function namedLocales(locales: readonly unknown[], languages: unknown): string[] {
  const texts = locales.filter((locale) => typeof locale === 'string')
  return Array.isArray(languages) ? texts.filter((locale) => languages.includes(locale)) : texts
}

function textOrNone(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
