import type { ServiceCard } from '../../src/content/page-content.ts'
import type { LocaleProjection, References } from './locale-projection.ts'

/** The services of the site, in their order, as other pages present them. */
export function serviceCards(projection: LocaleProjection): ServiceCard[] {
  const { cards, references } = projection.once(makeCards)
  const { links, icons, imageHosts } = projection.references
  Object.assign(links, references.links)
  Object.assign(icons, references.icons)
  for (const host of references.imageHosts) imageHosts.add(host)
  return cards
}

/** Made once for a locale: several pages show all services. */
function makeCards(locale: LocaleProjection): { cards: ServiceCard[]; references: References } {
  const projection = locale.ofPart()
  const cards = Object.entries(projection.config.services).flatMap(([key, service]) => {
    if (projection.linkTo(key) === undefined) return []
    const { label, icon, summary, features, artefact } = service
    const shown = { label, icon, summary, features, ...(artefact && { artefact }) }
    return [{ key, ...projection.plain('ServiceConfig', shown) }]
  })
  return { cards, references: projection.references }
}
