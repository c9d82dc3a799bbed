import type { Thing } from 'schema-dts'
import type { CollectionType } from '../../schema/collections.ts'
import type { AnyPageModule } from '../../src/content/page-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { areaServed, organizationId, postalAddress } from './organization.ts'
import type { PageMetadata } from './page-metadata.ts'
import type { EntryPage } from './site-pages.ts'

interface EntryFacts {
  readonly projection: LocaleProjection
  readonly page: AnyPageModule
  readonly metadata: PageMetadata
  /** The page's canonical address, absolute. */
  readonly address: string
}

/** How the vocabulary of schema.org relates what a collection holds to the company. */
const relations: {
  readonly [Type in CollectionType]: (facts: EntryFacts, entry: EntryPage) => Readonly<Record<string, unknown>>
} = {
  Service: ({ projection, page }) => ({
    name: page.content.label,
    serviceType: page.content.label,
    provider: company(projection),
    ...projection.once(areaServed),
  }),
  Course: ({ projection, page }) => ({ name: page.content.label, provider: company(projection) }),
  CreativeWork: ({ projection, page }, { config: { date } }) => ({
    name: page.content.label,
    creator: company(projection),
    ...(date && { dateCreated: date }),
  }),
  Product: ({ projection, page }) => ({ name: page.content.label, brand: company(projection) }),
  JobPosting: ({ projection, page }, { config: { date } }) => {
    const address = postalAddress(projection)
    return {
      title: page.content.label,
      hiringOrganization: company(projection),
      ...(date && { datePosted: date }),
      ...(address && { jobLocation: { '@type': 'Place', address } }),
    }
  },
  Person: ({ projection, page }) => ({ name: page.content.label, worksFor: company(projection) }),
  LocalBusiness: ({ projection, page }) => ({
    name: `${projection.config.site.name}, ${page.content.label}`,
    parentOrganization: company(projection),
  }),
}

/** The name of an entry in the graph of its page. */
export function entryId({ collection }: EntryPage, address: string): string {
  return `${address}#${collection.type.toLowerCase()}`
}

/** An entry of a collection as search engines see it. */
export function entryNode(facts: EntryFacts, entry: EntryPage): Thing {
  const { type } = entry.collection
  return {
    '@type': type,
    '@id': entryId(entry, facts.address),
    ...relations[type](facts, entry),
    description: facts.metadata.description,
    url: facts.address,
  } as Thing
}

function company(projection: LocaleProjection) {
  return { '@id': organizationId(projection) }
}
