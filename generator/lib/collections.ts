import type { CollectionEntry, CollectionType } from '../../schema/collections.ts'
import type { EntryField } from '../../schema/fields.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { LocalisedText } from '../../schema/texts.ts'
import { nullObject } from './plain-map.ts'

/** Pages of one kind, with their full addresses. */
export interface NamedCollection {
  readonly name: string
  readonly type: CollectionType
  /** The title of the menu beside the pages of its entries, if they have one. */
  readonly sideMenu?: LocalisedText
  /** What is known of each entry, by the keys of its facts. */
  readonly fields: Readonly<Record<string, EntryField>>
  /** The keys that lead to its entries in the configuration. */
  readonly place: readonly string[]
  readonly entries: Readonly<Record<string, CollectionEntry>>
}

/** The part of a configuration that has collections. */
export type CollectionsConfig = Pick<SiteConfig, 'services' | 'serviceFields' | 'collections'>

/** The collections of a site: the services first, then the others in the order of the configuration. */
export function listCollections({
  services = {},
  serviceFields = {},
  collections = {},
}: CollectionsConfig): NamedCollection[] {
  return [
    { name: 'services', type: 'Service', fields: serviceFields, place: ['services'], entries: services },
    ...Object.entries(collections).map(
      ([name, { type = 'Service', address, sideMenu, fields = {}, entries }]): NamedCollection => {
        const whole = Object.entries(entries).map(
          ([key, entry]) => [key, address ? below(address, entry) : entry] as const,
        )
        const place = ['collections', name, 'entries']
        return { name, type, ...(sideMenu && { sideMenu }), fields, place, entries: nullObject(whole) }
      },
    ),
  ]
}

/** The entries of all collections, by their keys. */
export function collectionEntries(config: CollectionsConfig): Record<string, CollectionEntry> {
  return nullObject(listCollections(config).flatMap(({ entries }) => Object.entries(entries)))
}

/** The paths of all lists of pages in a configuration, which need not be valid. */
export function pagePlaces(config: Readonly<Record<string, unknown>>): (readonly string[])[] {
  const { collections } = config
  const isThere = typeof collections === 'object' && collections !== null && !Array.isArray(collections)
  const names = isThere ? Object.keys(collections) : []
  return [['pages'], ['services'], ...names.map((name) => ['collections', name, 'entries'])]
}

function below(address: Readonly<Record<string, string>>, entry: CollectionEntry): CollectionEntry {
  const whole = (slugs: Readonly<Record<string, string>>) =>
    nullObject(Object.entries(slugs).map(([locale, slug]) => [locale, slugBelow(address[locale], slug)]))
  return { ...entry, slug: whole(entry.slug), ...(entry.canonical && { canonical: whole(entry.canonical) }) }
}

/** The address of an entry below that of its collection. */
export function slugBelow(address: string | undefined, slug: string): string {
  return address ? `${address}/${slug}` : slug
}
