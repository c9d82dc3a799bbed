import type { CollectionEntry } from '../../../schema/collections.ts'
import type { PostalPlace } from '../../../schema/common.ts'
import type { EntryField, FieldKind } from '../../../schema/fields.ts'
import type { LocalisedText } from '../../../schema/texts.ts'
import { endOnItsDay } from '../../lib/days/event-dates.ts'
import { placeInLocale, postalAddress } from '../contact/postal-address.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { isInLocale } from '../sections/field-values.ts'

/** A property of schema.org with its value. */
type Properties = Readonly<Record<string, unknown>>

/** A value as properties of schema.org. */
type Tell<Kind extends FieldKind> = (
  projection: LocaleProjection,
  value: never,
  field: Extract<EntryField, { kind: Kind }>,
) => unknown

const tellings: { readonly [Kind in FieldKind]: Tell<Kind> } = {
  text: (projection, value: LocalisedText, { property }) => {
    const words = inWords(projection, value)
    // Events are listed with a place alone, which has an address.
    return property === 'location' ? { '@type': 'Place', name: words, address: words } : words
  },
  number: (projection, value: number, { unit }) =>
    unit ? { '@type': 'QuantitativeValue', value, unitText: inWords(projection, unit) } : value,
  money: (_projection, value: number, { currency, property, unit }) => ({
    '@type': 'MonetaryAmount',
    value: property === 'baseSalary' ? salaryValue(value, unit) : value,
    currency,
  }),
  day: (_projection, value: string) => value,
  time: (_projection, value: string) => value,
  'yes-no': (_projection, value: boolean) => value,
  choice: (projection, value: string | readonly string[], { options }) => {
    const words = [value].flat().flatMap((key) => (options[key] ? inWords(projection, options[key]) : []))
    return words.length > 1 ? words : words[0]
  },
  link: (_projection, value: string) => value,
  file: (projection, value: string) => projection.config.site.url + projection.offerFile(value),
  picture: (projection, value: NonNullable<CollectionEntry['image']>) =>
    projection.config.site.url + projection.showImage(value.file),
  place: (projection, value: PostalPlace, { property }) => {
    const place = placeInLocale(value, projection.locale)
    const address = postalAddress(place)
    if (property === 'address') return address
    return address && { '@type': 'Place', name: place.street ?? place.locality ?? projection.config.site.name, address }
  },
  entry: (projection, value: string) => {
    const route = projection.findRoute(value)
    return route && { name: projection.pageLabel(value), url: projection.config.site.url + route.canonical }
  },
}

/** The properties of an offer, which stand within it; `url` is where it is bought. */
export const offerProperties: ReadonlySet<string> = new Set([
  'price',
  'url',
  'availability',
  'validFrom',
  'priceValidUntil',
  'itemCondition',
])

/** The members of the schema.org enumerations for properties of an offer. A choice with another key is left out. */
const members: Readonly<Record<string, readonly string[]>> = {
  availability: [
    'BackOrder',
    'Discontinued',
    'InStock',
    'InStoreOnly',
    'LimitedAvailability',
    'MadeToOrder',
    'OnlineOnly',
    'OutOfStock',
    'PreOrder',
    'PreSale',
    'Reserved',
    'SoldOut',
  ],
  itemCondition: ['DamagedCondition', 'NewCondition', 'RefurbishedCondition', 'UsedCondition'],
}

/**
 * The facts of an entry as the properties that its fields say they are. A day and a time of one property are one moment; what belongs
 * to an offer stands in one, where there is a price.
 */
export function factProperties(
  projection: LocaleProjection,
  fields: Readonly<Record<string, EntryField>>,
  facts: CollectionEntry['facts'] = {},
): Properties {
  const properties: Record<string, unknown> = {}
  const offer: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    const { property } = field
    const value = facts[key]
    if (property === undefined || value === undefined || !isInLocale(field, projection.locale)) continue
    if (property === 'price' && field.kind === 'money')
      Object.assign(offer, { price: value, priceCurrency: field.currency })
    else if (Object.hasOwn(members, property)) Object.assign(offer, member(property, value))
    else if (offerProperties.has(property)) offer[property] = value
    else if (durations.has(property)) Object.assign(properties, duration(property, value, field))
    else properties[property] = joinMoment(properties[property], tell(projection, value, field))
  }
  const { startDate, endDate } = properties
  if (isTime(endDate) && isMoment(startDate)) properties.endDate = endOnItsDay(startDate, endDate)
  if (offer.price !== undefined) return { ...properties, offers: { '@type': 'Offer', ...offer } }
  return { ...properties, ...(offer.url !== undefined && { url: offer.url }) }
}

/** Finds the location among the facts of an entry, such as the hall of an event; an empty place where none is given. */
export function findLocation(
  fields: Readonly<Record<string, EntryField>>,
  facts: CollectionEntry['facts'] = {},
): PostalPlace {
  const [place] = Object.keys(fields).flatMap((name) => {
    const { kind, property } = fields[name] ?? {}
    return kind === 'place' && property === 'location' ? (facts[name] ?? []) : []
  })
  return (place ?? {}) as PostalPlace
}

/** The properties that schema.org takes as a duration (ISO 8601) alone, such as `PT90M`. */
const durations: ReadonlySet<string> = new Set([
  'cookTime',
  'duration',
  'performTime',
  'prepTime',
  'timeRequired',
  'totalTime',
])

/** The letters of units of time in a duration, with what stands before them. */
const unitLetters = { minute: ['PT', 'M'], hour: ['PT', 'H'], day: ['P', 'D'] } as const

/** A duration from a number with a unit of time in some language; undefined for anything else. */
function duration(property: string, value: unknown, field: EntryField): Properties {
  if (field.kind !== 'number') return {}
  const units = Object.keys(unitLetters) as (keyof typeof unitLetters)[]
  const unit = units.find((one) =>
    Object.entries(field.unit ?? {}).some(([locale, word]) => namesUnit(String(word), one, locale)),
  )
  if (unit === undefined) return {}
  const [before, letter] = unitLetters[unit]
  // Fractions of hours and days are read by few programs.
  const minutes = Math.round(Number(value) * { minute: 1, hour: 60, day: 1440 }[unit])
  return { [property]: Number.isInteger(value) ? `${before}${value}${letter}` : `PT${minutes}M` }
}

/** A salary as Google asks for it: for which time it is, where a word of its unit says so, such as "a month". */
function salaryValue(value: number, unit: LocalisedText | undefined): Properties {
  const term = (['hour', 'day', 'week', 'month', 'year'] as const).find((one) =>
    Object.entries(unit ?? {}).some(([locale, words]) =>
      String(words)
        .split(/[^\p{L}\p{M}]+/u)
        .some((word) => word.length > 1 && namesUnit(word, one, locale)),
    ),
  )
  return { '@type': 'QuantitativeValue', value, ...(term && { unitText: term.toUpperCase() }) }
}

/** Whether a word names a unit of time in a language: in full or in short, of one or of several. */
function namesUnit(word: string, unit: string, locale: string): boolean {
  const said = word.trim().toLowerCase().replace(/\.$/, '')
  return (['long', 'short', 'narrow'] as const).some((unitDisplay) =>
    [1, 2, 5, 90].some((count) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
        .formatToParts(count)
        .some(({ type, value }) => type === 'unit' && value.toLowerCase().replace(/\.$/, '') === said),
    ),
  )
}

/** A member of a schema.org enumeration, named by the key of the choice: `InStock`. */
function member(property: string, value: unknown): Properties {
  return members[property]?.includes(String(value)) ? { [property]: `https://schema.org/${value}` } : {}
}

function tell(projection: LocaleProjection, value: unknown, field: EntryField): unknown {
  // TypeScript cannot see that a value and its function are of the same kind.
  return (tellings[field.kind] as Tell<FieldKind>)(projection, value as never, field as never)
}

/** A day with a time. */
function joinMoment(before: unknown, value: unknown): unknown {
  const parts = [before, value]
  const [day, time] = [parts.find(isMoment), parts.find(isTime)]
  return day && time ? `${day.slice(0, 10)}T${time}` : value
}

function isMoment(value: unknown): value is string {
  return /^\d{4}-/.test(String(value))
}

function isTime(value: unknown): value is string {
  return /^\d\d:\d\d$/.test(String(value))
}

function inWords(projection: LocaleProjection, label: LocalisedText): string {
  return projection.facts('CollectionEntry', { label }).label
}
