import type { Sections } from '../../../schema/pages.ts'
import type { Person } from '../../../schema/sections/people.ts'
import type { Section } from '../../../schema/sections/section.ts'
import type { Artefact, Content, ShownDetails, ShownKind, ShownSection } from '../../../src/content/page-content.ts'
import { withHours } from '../contact/hours-places.ts'
import { officeDetails } from '../contact/offices.ts'
import { openHours, shownHours } from '../contact/opening-times.ts'
import { otherDetails } from '../contact/other-details.ts'
import { isDayWithin } from '../is-day-within.ts'
import { listedArticles } from '../lists/blog-content.ts'
import type { OwnerEntry } from '../lists/choose-entries.ts'
import type { ListPage } from '../lists/divided-lists.ts'
import { listFilter } from '../lists/list-filter.ts'
import { cutPage, type ListPlace } from '../lists/list-pages.ts'
import { cardMaker, lastDay, listedCards } from '../lists/listed-cards.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { isShownInLocale, sectionAnchor } from '../site-sections.ts'
import { collectionCalendar } from '../structured-data/event-calendar.ts'
import { drawnBy } from './drawn-section.ts'
import { compileForm } from './form-content.ts'
import { listItemMarks, priceLegend } from './price-marks.ts'
import { pricesInCurrency } from './prices-in-currency.ts'
import { privacyMarkup } from './privacy-markup.ts'
import { shownEmbed } from './shown-embed.ts'
import { tableSigns } from './table-signs.ts'

/** A section that is drawn, as the configuration has it. */
type Written<Kind extends ShownKind = ShownKind> = Extract<Section, { kind: Kind }>

/** The page on which a section stands. */
export interface SectionPlace {
  /** The entry whose page it is, if it is that of one. */
  readonly owner?: OwnerEntry
  /** The list of the page that is divided. */
  readonly list?: ListPage & { readonly page: string }
  /** The key of the section that gets the hours of the week. */
  readonly hours?: string | undefined
}

/** What compiling adds to a section and leaves out of it. */
type Maker<Kind extends ShownKind> = (
  projection: LocaleProjection,
  section: Written<Kind>,
  /** Where it stands. */
  place: SectionPlace,
) => Omit<ShownSection<Kind>, 'id'> | undefined

/** The kinds that show more than their own configuration. */
const makers: { readonly [Kind in ShownKind]?: Maker<Kind> } = {
  opening: (projection, { documents = [], form, ...section }) => {
    const { hours } = section.offer ? shownDetails(projection) : {}
    return {
      ...own(projection, section),
      artefacts: documents.flatMap((key) => compileDocument(projection, key) ?? []),
      ...(form !== undefined && { shownForm: compileForm(projection, form) }),
      ...(hours !== undefined && { hours }),
    }
  },
  split: (projection, { document, ...section }) => {
    const { person, ...shown } = own(projection, section)
    return { ...shown, ...(person && { person: namedHere(person) }), ...shownDocument(projection, document) }
  },
  overview: (projection, { document, ...section }) => ({
    ...own(projection, section),
    ...shownDocument(projection, document),
  }),
  cards: (
    projection,
    { pages, collection, sharing, only, sortedBy, descending, count, perPage, ...section },
    place,
  ) => {
    const asked = { pages, collection, sharing, only, sortedBy, descending, count }
    const keys = listedCards(projection, asked, place.owner)
    const list = listPlace(place, perPage)
    const { shown, pager } = cutPage(projection, keys, list)
    const makeCards = cardMaker({ ...section, only })
    const cards = makeCards(projection, shown)
    if (cards.length === 0) return undefined
    const source = { pages, collection }
    const filter = list && listFilter(projection, { section: source, keys, place: list, cards: makeCards })
    const isWhole = collection !== undefined && sharing === undefined && only !== 'past' && count === undefined
    const calendar = isWhole ? collectionCalendar(projection, collection) : undefined
    return {
      ...own(projection, section),
      cards,
      ...(pager && { pager }),
      ...(filter && { filter }),
      ...(calendar && { calendar }),
      ...(only === 'coming' && lastDay(projection, keys)),
    }
  },
  facts: (projection, section, { owner }) =>
    owner && (owner.facts.length > 0 || owner.calendar)
      ? { ...own(projection, section), facts: owner.facts, ...(owner.calendar && { calendar: owner.calendar }) }
      : undefined,
  articles: (projection, { count, category, perPage, ...section }, place) => {
    const listed = listedArticles(projection, { count, category }, listPlace(place, perPage))
    if (!listed) return undefined
    const { categoryNames, ...articles } = listed
    return {
      ...own(projection, section),
      ...articles,
      ...(section.categories && { categoryNames }),
      ...(section.newsletter && { shownForm: compileForm(projection, section.newsletter.form) }),
    }
  },
  form: (projection, { form, ...section }) => ({
    ...own(projection, section),
    shownForm: compileForm(projection, form),
    details: shownDetails(projection),
  }),
  newsletter: (projection, { form, ...section }) => ({
    ...own(projection, section as Written<'newsletter'>),
    shownForm: compileForm(projection, form),
  }),
  downloads: (projection, section) => ({
    ...own(projection, section),
    facts: section.items.map((item) => projection.fileFacts(item.file, item.language)),
  }),
  contact: (projection, { office, ...section }) => ({
    ...own(projection, section),
    details: office === undefined ? shownDetails(projection) : officeDetails(projection, office),
  }),
  place: (projection, place) => {
    const { office: _, ...section } = place
    const { address = '', hours, open, phone, email } = placeDetails(projection, place)
    const ways = [phone, email].filter((way) => way !== undefined)
    return {
      ...(hours !== undefined && { hours }),
      ...(open && { open }),
      address,
      ways,
      ...own(projection, section),
    } as Omit<ShownSection<'place'>, 'id'>
  },
  table: (projection, { ticks, ...section }) => {
    const shown = own(projection, section)
    if (ticks !== true) return shown
    const { tables } = projection.plain('Messages', { tables: projection.config.messages.tables })
    return { ...shown, signs: tableSigns(shown.rows, tables) }
  },
  gallery: (projection, section) => {
    const shown = own(projection, section)
    if (section.look !== 'compare') return shown
    const { comparison } = projection.plain('Messages', { comparison: projection.config.messages.comparison })
    const { before = comparison.before, after = comparison.after } = shown
    return { ...shown, before, after, divider: comparison.divider }
  },
  prices: (projection, { currencies, ...section }) => {
    const { marks = {}, ...shown } = own(projection, section)
    const tag = projection.localeTag()
    const legend = priceLegend(shown.items, marks, tag)
    const items = pricesInCurrency(shown.items, { currencies }, projection.locale)
    if (legend.length === 0) return { ...shown, items }
    return {
      ...shown,
      items: items.map((item, index) => ({ ...item, marks: listItemMarks(shown.items[index] ?? item, marks, tag) })),
      legend,
    }
  },
  people: (projection, section) => {
    const shown = own(projection, section)
    return { ...shown, items: shown.items.map(namedHere) }
  },
  privacy: (projection, { laws, keeping, more, reviewed, facts: _facts, ...section }) => ({
    ...own(projection, section as Written<'privacy'>),
    text: privacyMarkup(projection, { laws, keeping, more, reviewed }),
  }),
  embed: (projection, section) => ({ ...own(projection, section), ...shownEmbed(projection, section.source) }),
  notice: (projection, { from, until, ...section }) =>
    isDayWithin(projection.context.today, { from, until }) ? own(projection, section) : undefined,
}

/** The sections of a page that are shown in the projection's locale. */
export function shownSections(projection: LocaleProjection, sections: Sections, place: SectionPlace): ShownSection[] {
  return Object.entries(sections).flatMap(([key, section]) => shownSection(projection, { key, section, place }) ?? [])
}

interface PlacedSection {
  readonly key: string
  readonly section: Section
  readonly place: SectionPlace
}

function shownSection(projection: LocaleProjection, { key, section, place }: PlacedSection): ShownSection | undefined {
  const { locale } = projection
  const drawn = drawnBy(projection, section)
  if (!drawn || !isShownInLocale(section, locale) || !isShownInLocale(drawn, locale)) return undefined
  // TypeScript cannot see that a section and its maker are of the same kind.
  const make = (makers[drawn.kind] ?? own) as Maker<ShownKind>
  const whole = place.hours === key ? withHours(drawn, projection.config.messages) : drawn
  const { enabled: _enabled, languages: _languages, anchor: _anchor, ...others } = whole
  const { list, hours: _hours, ...page } = place
  const made = make(projection, others as Written, list?.section === key ? place : page)
  if (!made) return undefined
  const { ground = made.ground } = section
  return { ...made, ...(ground && { ground }), id: sectionAnchor(key, section, locale) } as ShownSection
}

/** What a section's configuration says in the projection's locale. */
function own<W extends Section>(projection: LocaleProjection, section: W): Content<W> {
  return projection.plain('Section', section as Section) as unknown as Content<W>
}

/** A person by the name that the language has for them. */
function namedHere({ names, ...person }: Content<Person>): Content<Person> {
  return { ...person, name: names ?? person.name }
}

/** The document that a section shows: that of a service that is switched on. */
function shownDocument(projection: LocaleProjection, key: string | undefined): { artefact?: Artefact } {
  const artefact = key === undefined ? undefined : compileDocument(projection, key)
  return artefact ? { artefact } : {}
}

/** The document of a service that is switched on. */
function compileDocument(projection: LocaleProjection, key: string): Artefact | undefined {
  const artefact = projection.config.entries[key]?.artefact
  return artefact && projection.pathTo(key) !== undefined ? projection.plain('Artefact', artefact) : undefined
}

/** Where a list stands, if it is divided. */
function listPlace({ list }: SectionPlace, perPage: number | undefined): ListPlace | undefined {
  return list && perPage !== undefined ? { ...list, perPage } : undefined
}

/** The contact details for a section about a place: the company's, unless the section names an office or has an address of its own. */
function placeDetails(projection: LocaleProjection, { office, address }: Written<'place'>): ShownDetails {
  if (office !== undefined) return officeDetails(projection, office)
  return address === undefined ? shownDetails(projection) : {}
}

/** The contact details of the company. */
function shownDetails(projection: LocaleProjection): ShownDetails {
  const { contactDetails } = projection.config
  const { address } = contactDetails
  const hours = shownHours(projection, contactDetails)
  return {
    ...projection.plain('ContactDetails', { ...(address && { address }) }),
    ...(hours && { hours, ...openHours(projection, contactDetails) }),
    ...otherDetails(projection),
  }
}
