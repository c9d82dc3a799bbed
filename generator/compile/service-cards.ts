import type { ServiceCard } from '../../src/content/page-content.ts'
import type { LocaleProjection, References } from './locale-projection.ts'

/** The services of the site, in their order, as other pages present them. */
export function serviceCards(projection: LocaleProjection, references: References): ServiceCard[] {
  const made = projection.once(makeCards)
  Object.assign(references.links, made.references.links)
  Object.assign(references.icons, made.references.icons)
  return made.cards
}

/** Made once for a locale: several pages show all services. */
function makeCards(projection: LocaleProjection): { cards: ServiceCard[]; references: References } {
  const references: References = { links: {}, icons: {} }
  const cards = Object.entries(projection.config.services).flatMap(([key, service]) => {
    const path = projection.pathTo(key)
    if (path === '') return []
    references.links[key] = path
    const { label, icon, summary, features, artefact } = service
    const card = projection.plain('ServiceConfig', { label, icon, summary, features, artefact }, references)
    return [{ key, ...card } as ServiceCard]
  })
  return { cards, references }
}
