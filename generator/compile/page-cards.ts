import type { PageCard, ServiceCard, ServiceEntry } from '../../src/content/page-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import type { References } from './references.ts'
import { openingOf } from './site-sections.ts'

/** The cards of pages and services, in this order. A page that is switched off has none. */
export function pageCards(projection: LocaleProjection, keys: readonly string[]): PageCard[] {
  const services = new Map(serviceEntries(projection).map((entry) => [entry.key, entry]))
  return keys.flatMap((key): PageCard[] => {
    if (projection.linkTo(key) === undefined) return []
    const service = services.get(key)
    if (!service) return [{ key, label: projection.labelOf(key), summary: summaryOf(projection, key) }]
    const icon = service.artefact ? undefined : projection.config.services[key]?.icon
    return [icon ? { ...service, icon: projection.showIcon(icon) } : service]
  })
}

/** What a page that is no service says on its card: the sentence of its opening. */
function summaryOf(projection: LocaleProjection, key: string): string {
  const page = projection.routeOf(key)?.page
  if (page?.type !== 'page') return ''
  const { config } = page.shown
  const opening = 'hero' in config ? config.hero : openingOf(page, projection.locale)
  return opening ? (projection.plain('Hero', { subtitle: opening.subtitle }).subtitle ?? '') : ''
}

/** The services of the site, in their order, as the home page shows them. */
export function serviceCards(projection: LocaleProjection): ServiceCard[] {
  const { services } = projection.config
  return serviceEntries(projection).map(({ features: _features, ...card }) => {
    const icon = card.artefact ? undefined : services[card.key]?.icon
    return icon ? { ...card, icon: projection.showIcon(icon) } : card
  })
}

/** The services of the site, in their order, as the page that lists them all shows them. */
export function serviceEntries(projection: LocaleProjection): ServiceEntry[] {
  const { entries, references } = projection.once(makeEntries)
  Object.assign(projection.references.links, references.links)
  return entries
}

/** Made once per locale: several pages list all services. */
function makeEntries(locale: LocaleProjection): { entries: ServiceEntry[]; references: References } {
  const projection = locale.ofPart()
  const entries = Object.entries(projection.config.services).flatMap(([key, service]) => {
    if (projection.linkTo(key) === undefined) return []
    const { label, summary, features, artefact } = service
    const shown = { label, summary, features, ...(artefact && { artefact }) }
    return [{ key, ...projection.plain('ServiceConfig', shown) }]
  })
  return { entries, references: projection.references }
}
