import type { PageCard } from '../../src/content/page-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { openingOf } from './site-sections.ts'

/** The cards of pages and of entries of collections, in this order. A page that is switched off has none. */
export function pageCards(projection: LocaleProjection, keys: readonly string[]): PageCard[] {
  const { entries } = projection.config
  return keys.flatMap((key): PageCard[] => {
    if (projection.linkTo(key) === undefined) return []
    const entry = entries[key]
    if (!entry) return [{ key, label: projection.labelOf(key), summary: summaryOf(projection, key) }]
    const { label, summary, features, artefact, icon } = entry
    const sign = artefact ? { artefact } : icon && { icon }
    return [{ key, ...projection.plain('CollectionEntry', { label, summary, ...(features && { features }), ...sign }) }]
  })
}

/** What a page of no collection says on its card: the sentence of its opening. */
function summaryOf(projection: LocaleProjection, key: string): string {
  const page = projection.routeOf(key)?.page
  const opening = page && openingOf(page, projection.locale)
  return opening ? (projection.plain('Hero', { subtitle: opening.subtitle }).subtitle ?? '') : ''
}
