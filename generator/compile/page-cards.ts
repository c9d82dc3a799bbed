import type { CollectionEntry } from '../../schema/collections.ts'
import type { PageCard } from '../../src/content/page-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { findOpening } from './site-sections.ts'

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
    return [{ key, ...projection.plain('CollectionEntry', words), ...document }]
  })
}

/** What a page of no collection says on its card: the sentence of its opening, and its picture. */
function ofPage(opening: ReturnType<typeof pageOpening>): Partial<CollectionEntry> {
  if (!opening) return {}
  const { subtitle: summary, image } = opening
  return { summary, ...(image && { image }) }
}

/** The opening of a page in the projection's locale. */
function pageOpening(projection: LocaleProjection, key: string) {
  const page = projection.findRoute(key)?.page
  return page && findOpening(page, projection.locale)
}
