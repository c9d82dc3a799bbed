import type { CollectionEntry } from '../../../schema/collections.ts'
import type { PageCard } from '../../../src/content/page-content.ts'
import { listCollections } from '../../lib/collections.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { listFacts } from '../sections/entry-facts.ts'
import { findOpening } from '../site-sections.ts'
import { ticketDays } from './choose-entries.ts'

/** The cards of pages and of entries of collections, in this order. A page that is switched off has none. */
export function pageCards(projection: LocaleProjection, keys: readonly string[]): PageCard[] {
  const { entries } = projection.config
  return keys.flatMap((key): PageCard[] => {
    if (projection.linkTo(key) === undefined) return []
    const entry = entries[key]
    const opening = pageOpening(projection, key)
    if (!entry)
      return [
        { key, label: projection.pageLabel(key), summary: '', ...projection.plain('CollectionEntry', ofPage(opening)) },
      ]
    const { label, summary, features, price, artefact, icon, image = opening?.image } = entry
    const sign = image ? { image } : icon && { icon }
    const words = { label, summary, ...(features && { features }), ...(price && { price }), ...(!artefact && sign) }
    const document = artefact && { artefact: projection.plain('Artefact', artefact) }
    const fields = projection.once(fieldsOfEntries).get(key)
    const facts = fields
      ? listFacts(projection, fields, {
          facts: entry.facts,
          dates: entry.dates,
          place: 'card',
          until: projection.once(ticketDays).get(key),
        })
      : []
    return [{ key, ...projection.plain('CollectionEntry', words), ...document, ...(facts.length > 0 && { facts }) }]
  })
}

/** What a page of no collection says on its card: the sentence of its opening, and its picture. */
function ofPage(opening: ReturnType<typeof pageOpening>): Partial<Omit<CollectionEntry, 'facts'>> {
  if (!opening) return {}
  const { subtitle: summary, image } = opening
  return { ...(summary && { summary }), ...(image && { image }) }
}

/** The opening of a page in the projection's locale. */
function pageOpening(projection: LocaleProjection, key: string) {
  const page = projection.findRoute(key)?.page
  return page && findOpening(page, projection.locale)
}

/** The fields of the entries that have facts or dates. */
function fieldsOfEntries({ config }: LocaleProjection) {
  return new Map(
    listCollections(config).flatMap(({ fields, entries }) =>
      Object.entries(entries).flatMap(([key, { facts, dates }]) => (facts || dates ? [[key, fields] as const] : [])),
    ),
  )
}
