import { isUnwritten } from '../../../../schema/placeholder.ts'
import type { SocialLink } from '../../../../schema/site-config.ts'
import { valueAt } from '../../../../schema/value-at.ts'
import { atKey, atValue, type Path, type Problem } from '../../../diagnostics/problem.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { placePath, type SchemaPlace } from '../../../schema/walk.ts'
import { listEntries, textsUnder, type Word } from '../entries.ts'
import { isInMenu } from '../links/actions-say-what-they-do.ts'
import {
  type LocalisedEntry,
  type Rule,
  type RuleInput,
  type RuleResult,
  readLocales,
  textPath,
} from '../rule-input.ts'
import { repeatedValues, repetitions } from './repetitions.ts'

/** No two locales have the same name or BCP 47 tag, as happens when an entry is copied for a new locale. */
export const languagesDiffer: Rule = (site) =>
  (['name', 'tag'] as const).flatMap((key) =>
    repeatedValues(textsUnder(readLocales(site), key), ({ word }) => word).map(({ word, path, related }) =>
      atValue('language-repeated', path, { key, value: word }, { related }),
    ),
  )

/** A menu, or a list of services, names each page once. */
export const listsNameOnce: Rule = (site) => {
  const entries = site.references.filter(
    ({ kind, place }) => kind === 'page' && (typeof place.key === 'number' || isMenuLink(place, site)),
  )
  const parentList = ({ key, parent }: SchemaPlace) => (typeof key === 'number' ? parent : parent?.parent)
  return [...groupBy(entries, ({ place }) => parentList(place)).values()].flatMap((list) =>
    repetitions(list, ({ name }) => name).map(
      ({ entry, first }): Problem =>
        atValue(
          'entry-repeated',
          placePath(entry.place),
          { value: entry.name },
          { related: [{ path: placePath(first.place), at: 'value' }] },
        ),
    ),
  )
}

/** Whether a reference is a menu's link to a page, and not to a section of it. */
function isMenuLink(place: SchemaPlace, site: RuleInput): boolean {
  return isInMenu(placePath(place)) && valueAt(site.config, [...placePath(place.parent), 'section']) === undefined
}

/** No key of an entry is a number: entries are shown in the order of the file, and numbers would come first. */
export const keysKeepTheirOrder: Rule = ({ numbers }) =>
  numbers.map((place) => {
    const key = String(place.key)
    // The names of sections and locales have a form that excludes numbers.
    const isTold = place.parent?.key === 'sections' || place.parent?.key === 'locales'
    return !isTold && atKey('key-number', placePath(place), { key, suggestion: `n-${key}` })
  })

/** The keys that hold the name of an entry. */
const names = new Set<string | number>(['title', 'label'])

/** The name of an entry, with its place. */
interface Named extends Word {
  /** The entry that it names. */
  readonly entry: unknown
}

/** No two entries of a list have the same name, as happens when one is copied and changed in part. Drawn documents and placeholders may repeat. */
export const entriesDiffer: Rule = (site) => {
  const named = site.localised.filter(({ place, unfinished }) => !unfinished && namesEntry(place))
  const lists = [...groupBy(named, ({ place }) => place.parent?.parent).values()]
  return [
    lists.filter((list) => list.length > 1).map((list) => repeatedNames(list, site)),
    repeatedLinks(site.config.footer?.social),
  ]
}

/** Whether a text is the name of an entry of a list, and not part of a drawn document. */
function namesEntry({ key, parent: entry }: SchemaPlace): boolean {
  return names.has(key) && typeof entry?.key === 'number' && !placePath(entry).includes('artefact')
}

function repeatedNames(list: readonly LocalisedEntry[], site: RuleInput): RuleResult {
  const words = site.locales
    .filter((locale) => !site.drafts.has(locale))
    .flatMap((locale) => {
      const named = list.flatMap(({ place, value }): Named[] =>
        value[locale] && !isUnwritten(value[locale])
          ? [{ word: value[locale], path: textPath(place, locale), entry: place.parent }]
          : [],
      )
      return repeated(named)
    })
  return once(words)
}

/** The collection that a path lies in; undefined for services. */
function findCollection([holder, name]: Path): string | undefined {
  return holder === 'collections' ? String(name) : undefined
}

/** The links to social networks that repeat another one's words or address. */
function repeatedLinks(social: readonly SocialLink[] | undefined): RuleResult {
  const links = listEntries(social, ['footer', 'social'])
  const linkWords = (key: 'label' | 'url') =>
    textsUnder(links, key).map((word) => ({ ...word, entry: word.path.at(-2) }))
  return once([...repeated(linkWords('label')), ...repeated(linkWords('url'))])
}

function repeated(named: readonly Named[]) {
  return repeatedValues(named, ({ word }) => word.trim().toLowerCase())
}

/** Keeps one problem per entry, even if it shares its name with another one in several languages. */
function once(words: ReturnType<typeof repeated>): RuleResult {
  const told = new Set<unknown>()
  return words.map(({ word, path, entry, related }) => {
    if (told.has(entry)) return undefined
    told.add(entry)
    return atValue('entry-repeated', path, { value: word, isCopy: true }, { related })
  })
}

/** No two enabled entries of collections have the same name: visitors could not tell them apart in lists and menus. */
export const labelsAreUnique: Rule = ({ pages }) => {
  const entries = pages.filter(({ isEntry, enabled }) => isEntry && enabled)
  const labels = entries.flatMap(({ path, value, locales }) =>
    Object.entries(value.label).flatMap(([locale, label]) =>
      label && locales.includes(locale) ? [{ locale, label, path: [...path, 'label', locale] }] : [],
    ),
  )
  return repeatedValues(labels, ({ locale, label }) => `${locale} ${label.trim().toLowerCase()}`).map(
    ({ locale, label, path, related }) => {
      const others = related.map((other) => findCollection(other.path))
      const [collection] = [...others, findCollection(path)].filter((name) => name !== undefined)
      return atValue('label-repeated', path, { locale, label, ...(collection && { collection }) }, { related })
    },
  )
}
