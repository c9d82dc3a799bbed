import type { Thing } from 'schema-dts'
import type { CollectionType, EventDate } from '../../../schema/collections.ts'
import type { PostalPlace } from '../../../schema/common.ts'
import { bareWords } from '../../../src/content/marked-words.ts'
import type { AnyPageModule } from '../../../src/content/page-content.ts'
import { isToCome, splitDates, whenBegins, whenEnds } from '../../lib/days/event-dates.ts'
import { hasDayForm } from '../../lib/days/is-day.ts'
import { offsetOfTime } from '../../lib/days/local-time.ts'
import { isOfficeId } from '../contact/offices.ts'
import { postalAddress } from '../contact/postal-address.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import type { PageMetadata } from '../metadata/page-metadata.ts'
import type { EntryPage } from '../routes/site-pages.ts'
import { findOpening } from '../site-sections.ts'
import { courseData } from './course-data.ts'
import { factProperties, findLocation } from './fact-properties.ts'
import { jobData } from './job-data.ts'
import { offer } from './offer.ts'
import { areaServed, organizationId } from './organization.ts'
import { sectionHtml } from './section-html.ts'

interface EntryFacts {
  readonly projection: LocaleProjection
  readonly page: AnyPageModule
  readonly metadata: PageMetadata
  /** The page's canonical address, absolute. */
  readonly address: string
}

/** A node of a graph, as plain data. */
type Node = Readonly<Record<string, unknown>>

/** An entry in the graph of its page. */
interface EntryData {
  /** The entry itself; undefined if search engines would take none without what is not known of it. */
  readonly entry?: Thing
  /** The nodes of the page's sections that are not part of it. */
  readonly others: readonly Thing[]
}

/** How schema.org relates an entry of a collection to the company; undefined if something is missing that search engines require. */
type Relate = (facts: EntryFacts, entry: EntryPage, parts: readonly Node[]) => Node | undefined

const relations: { readonly [Type in CollectionType]: Relate } = {
  Service: ({ projection, page }, _entry, offers) => ({
    name: page.content.label,
    serviceType: page.content.label,
    provider: company(projection),
    ...projection.once(areaServed),
    ...(offers.length > 0 && { offers }),
  }),
  Course: ({ projection, page }, _entry, offers) => ({
    name: page.content.label,
    provider: company(projection),
    ...(offers.length > 0 && { offers }),
  }),
  CreativeWork: ({ projection, page }, { config: { date } }) => ({
    name: page.content.label,
    creator: company(projection),
    // What is still to come has not been created.
    ...(date && date <= projection.context.today && { dateCreated: date }),
  }),
  Product: ({ projection, page }, _entry, offers) => ({
    name: page.content.label,
    brand: company(projection),
    ...(offers.length > 0 && { offers }),
  }),
  Event: ({ projection, page }) => ({
    name: page.content.label,
    organizer: company(projection),
    ...projection.once(ownPlace),
  }),
  Accommodation: ({ page }) => ({ name: page.content.label }),
  MenuItem: ({ page }) => ({ name: page.content.label }),
  Recipe: ({ projection, page }) => ({
    name: page.content.label,
    author: company(projection),
    ...ingredients(page),
    ...instructions(page),
  }),
  JobPosting: ({ projection, page, metadata }, { config }) => {
    const facts = jobData(projection, config)
    const html = sectionHtml(page.content.sections)
    return (
      facts && {
        title: page.content.label,
        hiringOrganization: company(projection),
        ...facts,
        description: html || metadata.description,
      }
    )
  },
  Person: ({ projection, page }) => ({ name: page.content.label, worksFor: company(projection) }),
  LocalBusiness: ({ projection, page }, _entry, [place]) => {
    if (!place) return undefined
    const { '@type': type, '@id': id, ...shown } = place
    // An office is described with the company; what its page adds goes by the same name.
    if (type !== 'Place') return { ...place }
    return {
      name: `${projection.config.site.name}, ${page.content.label}`,
      parentOrganization: company(projection),
      ...shown,
    }
  },
}

/** The entry of a page as search engines see it, and what of the nodes of its sections is left. */
export function entryData(facts: EntryFacts, entry: EntryPage, nodes: readonly Thing[]): EntryData {
  const { type } = entry.collection
  const parts = [...connectParts(type, nodes as readonly Node[]), ...ownOffer(facts.projection, type, entry)]
  const [own = {}, ...later] = describeDates(facts.projection, entry)
  const related = relations[type](facts, entry, parts)
  const shown = related && { ...related, ...pictured(facts, entry), ...own }
  const told = shown && { ...shown, ...(hasKeysOfItsOwn.has(type) && related) }
  if (!told || !isComplete(type, told)) return { others: nodes }
  const node = {
    '@type': own.offers && withoutOffers.has(type) ? [type, 'Product'] : type,
    '@id': `${facts.address}#${type.toLowerCase()}`,
    ...told,
    description: (told as Node).description ?? facts.metadata.description,
    url: facts.address,
  }
  const { endDate: _end, offers: _offers, ...shared } = node as Node
  const further = later.map((date, index) => ({ ...shared, ...date, '@id': `${node['@id']}-${index + 2}` }))
  const others = nodes.filter((other) => !parts.includes(other as Node))
  return { entry: node as unknown as Thing, others: [...(further as unknown as Thing[]), ...others] }
}

/**
 * What the facts of an entry say to machines: of an event, once for each date, those to come first. Nothing is sold for a date that is over.
 * Times have the offset of their time zone.
 */
function describeDates(projection: LocaleProjection, { collection, config }: EntryPage): readonly Node[] {
  const own = factProperties(projection, collection.fields, config.facts)
  const where = findLocation(collection.fields, config.facts)
  if (collection.type === 'Course') return [courseData(withOffsets(projection, where, own))]
  if (collection.type !== 'Event') return [own]
  const { today } = projection.context
  const { coming, past } = splitDates(config.dates ?? [], today)
  const dated = config.dates ? [...coming, ...past].map((date) => ({ ...own, ...datedProperties(date) })) : [own]
  return dated.map((date: Node) => {
    const { offers, ...rest } = date
    const [start, end] = [rest.startDate, rest.endDate].map((moment) => String(moment ?? ''))
    return withOffsets(projection, where, start && !isToCome(start, end, today) ? rest : date)
  })
}

/** The first and the last moment as search engines ask for them (`2030-05-02T19:30+01:00`), where the time zone is known. */
function withOffsets({ config }: LocaleProjection, where: PostalPlace, told: Node): Node {
  const moments = ['startDate', 'endDate'].flatMap((property) => {
    const time = told[property]
    if (typeof time !== 'string' || !time.includes('T')) return []
    return [[property, time + (offsetOfTime(time, where, config.organization) ?? '')]]
  })
  return { ...told, ...Object.fromEntries(moments) }
}

/** The structured data of each date of an event, beside its name: when and where it is. */
export function eventDates(projection: LocaleProjection, { collection, config }: EntryPage): readonly Node[] {
  const own = { ...projection.once(ownPlace), ...factProperties(projection, collection.fields, config.facts) }
  return config.dates?.map((date) => ({ ...own, ...datedProperties(date) })) ?? [own]
}

function datedProperties(date: EventDate): Node {
  const endDate = whenEnds(date)
  return { startDate: whenBegins(date), ...(endDate !== undefined && { endDate }) }
}

/** What Google asks for of each type, beside its name: https://developers.google.com/search/docs/appearance/structured-data */
export const requiredProperties: { readonly [Type in CollectionType]?: readonly string[] } = {
  Product: ['offers'],
  Event: ['startDate', 'location'],
  Recipe: ['image'],
}

/** The types whose day, place and company are known from keys of their own. A fact does not replace these, since it may only have words. */
const hasKeysOfItsOwn: ReadonlySet<CollectionType> = new Set(['JobPosting', 'LocalBusiness'])

/** The types without `offers` in schema.org: an entry with a price is a product as well. */
const withoutOffers: ReadonlySet<CollectionType> = new Set(['Accommodation'])

/** The types for which search engines show a picture. */
const withPicture: ReadonlySet<CollectionType> = new Set(['Event', 'Accommodation', 'MenuItem', 'Recipe'])

/** Whether a value has the form that Google requires: the value of a fact may be mere words, such as a start "in spring". */
const hasRequiredForm: Readonly<Record<string, (value: Node & string) => boolean>> = {
  offers: (value) => typeof value === 'object',
  location: ({ address }) => address !== undefined,
  startDate: (value) => hasDayForm(String(value).slice(0, 10)),
  image: (value) => /^https?:/.test(value),
}

function isComplete(type: CollectionType, told: Node): boolean {
  return (requiredProperties[type] ?? []).every((property) => {
    const value = told[property]
    return value !== undefined && (hasRequiredForm[property]?.(value as Node & string) ?? true)
  })
}

/** What a recipe is made of, from the first section with short lines of its page. */
function ingredients({ content }: AnyPageModule): Node {
  const list = content.sections.find((section) => section.kind === 'checks')
  return list?.kind === 'checks' ? { recipeIngredient: list.items.map(bareWords) } : {}
}

/** How a recipe is cooked, from the first section with steps of its page. */
function instructions({ content }: AnyPageModule): Node {
  const steps = content.sections.find((section) => section.kind === 'steps')
  if (steps?.kind !== 'steps') return {}
  const recipeInstructions = steps.items.map(({ title, description }) => ({
    '@type': 'HowToStep',
    name: bareWords(title),
    text: bareWords(description || title),
  }))
  return { recipeInstructions }
}

/** The picture of an entry, where search engines show it. */
function pictured({ projection }: EntryFacts, entry: EntryPage): Node {
  const { type } = entry.collection
  const image = entry.config.image ?? findOpening(entry, projection.locale)?.image
  if (!image || !(withPicture.has(type) || entry.config.facts)) return {}
  return { image: projection.config.site.url + projection.showImage(image.file) }
}

/** The default place of events: the company. */
function ownPlace({ config }: LocaleProjection): Node {
  const address = postalAddress(config.organization)
  return address ? { location: { '@type': 'Place', name: config.site.name, address } } : {}
}

/** The nodes of sections that say what an entry is: the prices of a product, the first place of a branch. */
function connectParts(type: CollectionType, nodes: readonly Node[]): readonly Node[] {
  if (type === 'Product') return nodes.filter((node) => /Offer$/.test(String(node['@type'])))
  if (type === 'LocalBusiness')
    return nodes.filter((node) => node['@type'] === 'Place' || isOfficeId(node['@id'])).slice(0, 1)
  return []
}

/** The price of an entry that is sold, as an offer. A sample price is left out. */
function ownOffer(projection: LocaleProjection, type: CollectionType, { config: { price } }: EntryPage): Node[] {
  if (!price || price.sample || !['Service', 'Course', 'Product'].includes(type)) return []
  return [{ ...offer(price), offeredBy: company(projection) }]
}

function company(projection: LocaleProjection) {
  return { '@id': organizationId(projection) }
}
