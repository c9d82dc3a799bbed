import type { PageCard } from '../../src/content/page-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { openingOf } from './site-sections.ts'

/** The cards of pages and services, in this order. A page that is switched off has none. */
export function pageCards(projection: LocaleProjection, keys: readonly string[]): PageCard[] {
  const { services } = projection.config
  return keys.flatMap((key): PageCard[] => {
    if (projection.linkTo(key) === undefined) return []
    const service = services[key]
    if (!service) return [{ key, label: projection.labelOf(key), summary: summaryOf(projection, key) }]
    const { label, summary, features, artefact, icon } = service
    const sign = artefact ? { artefact } : icon && { icon }
    return [{ key, ...projection.plain('ServiceConfig', { label, summary, features, ...sign }) }]
  })
}

/** What a page that is no service says on its card: the sentence of its opening. */
function summaryOf(projection: LocaleProjection, key: string): string {
  const page = projection.routeOf(key)?.page
  const opening = page && openingOf(page, projection.locale)
  return opening ? (projection.plain('Hero', { subtitle: opening.subtitle }).subtitle ?? '') : ''
}
