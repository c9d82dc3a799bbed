import type { ServiceCard, ServiceEntry } from '../../src/content/page-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import type { References } from './references.ts'

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
