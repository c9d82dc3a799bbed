import type { ServiceCard } from '../../src/content/page-content.ts'
import type { LocaleProjection, References } from './locale-projection.ts'

/** The services of the site, in their order, as other pages present them. */
export function serviceCards(projection: LocaleProjection, references: References): ServiceCard[] {
  return Object.entries(projection.config.services).flatMap(([key, service]) => {
    const path = projection.pathTo(key)
    if (path === '') return []
    references.links[key] = path
    const { label, icon, summary, features, artefact } = service
    const card = projection.plain('ServiceConfig', { label, icon, summary, features, artefact }, references)
    return [{ key, ...card } as ServiceCard]
  })
}
