import type { CollectionEntry, EventDate } from '../../../schema/collections.ts'
import type { PostalPlace } from '../../../schema/common.ts'
import type { EntryField, FieldKind } from '../../../schema/fields.ts'
import type { LocalisedText } from '../../../schema/texts.ts'
import type { FactPart, ShownFact } from '../../../src/content/page-content.ts'
import { listCollections } from '../../lib/collections.ts'
import { splitDates } from '../../lib/days/event-dates.ts'
import { placeInLocale, placeInWords } from '../contact/postal-address.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { hasValuePages, valuePageKey } from '../routes/value-pages.ts'
import { dateInWords } from '../words/date-in-words.ts'
import { isInLocale } from './field-values.ts'

/** A fact without its name; undefined for one that says nothing. */
type Shown = Omit<ShownFact, 'label'> | undefined

/** Formats a value in the language of a projection. */
type Say<Kind extends FieldKind> = (
  projection: LocaleProjection,
  value: never,
  field: Extract<EntryField, { kind: Kind }>,
) => Shown

/** How the values of each type of field are formatted. The check has made sure that they are of that type. */
const sayings: { readonly [Kind in FieldKind]: Say<Kind> } = {
  text: (projection, value: LocalisedText) => sayText(plainText(projection, value)),
  number: (projection, value: number, { unit, isYear = false }) => {
    const written = isYear
      ? new Intl.NumberFormat(projection.localeTag(), { useGrouping: false }).format(value)
      : projection.formats.number(value)
    return sayText([written, unit && plainText(projection, unit)])
  },
  money: (projection, value: number, { currency, fromLabel, unit }) => {
    const price = projection.formats.price(value, currency)
    return sayText([fromLabel && plainText(projection, fromLabel), price, unit && plainText(projection, unit)])
  },
  day: (projection, value: string) => sayText(projection.formats.date(value)),
  time: (projection, value: string) => sayText(timeInWords(projection.localeTag(), value)),
  'yes-no': (_projection, value: boolean) => (value ? { isTick: true } : undefined),
  choice: (projection, value: string | readonly string[], field) => {
    const [first, ...more] = [value].flat().flatMap((key) => sayOption(projection, key, field) ?? [])
    if (!first || more.length === 0) return first
    const parts = joinParts(projection, [first, ...more])
    return { text: parts.map(({ text }) => text).join(''), parts }
  },
  link: (_projection, value: string) => ({ text: new URL(value).host.replace(/^www\./, ''), href: value }),
  file: (projection, value: string) => {
    const href = projection.offerFile(value)
    return { text: projection.fileFacts(value), href }
  },
  picture: (projection, value: CollectionEntry['image']) => {
    const { image } = projection.plain('CollectionEntry', value ? { image: value } : {})
    return image && { image }
  },
  place: (projection, value: PostalPlace) =>
    sayText(placeInWords(placeInLocale(value, projection.locale), projection.localeTag())),
  entry: (projection, value: string) =>
    projection.linkTo(value) === undefined ? undefined : { text: projection.pageLabel(value), page: value },
}

/** Formats a value in the language of a projection; undefined for an empty one. */
export function describeFact(projection: LocaleProjection, field: EntryField, value: unknown): Shown {
  // TypeScript cannot see that a value and its formatter are of the same kind.
  return (sayings[field.kind] as Say<FieldKind>)(projection, value as never, field as never)
}

interface FactsPlace extends Pick<CollectionEntry, 'facts' | 'dates'> {
  readonly place: 'card' | 'page'
  /** Of an event: the last day for which tickets are sold, as year-month-day. */
  readonly until?: string | undefined
}

/**
 * The facts of an entry that are shown at a place: its dates, and the others in the order of the fields of its collection. Where an event is
 * over, it has no address for tickets any more.
 */
export function listFacts(
  projection: LocaleProjection,
  fields: Readonly<Record<string, EntryField>>,
  { facts = {}, dates, place, until }: FactsPlace,
): ShownFact[] {
  const dated = dates ? [shownDates(projection, dates, place)] : []
  const others = Object.entries(fields).flatMap(([key, field]): ShownFact[] => {
    const { label, show = ['card', 'page'] } = field
    const value = facts[key]
    if (value === undefined || !show.includes(place) || !isInLocale(field, projection.locale)) return []
    const shown = describeFact(projection, field, value)
    const end = field.kind === 'link' && field.property === 'url' ? until : undefined
    if (!shown || (end !== undefined && end < projection.context.today)) return []
    return [{ label: plainText(projection, label), ...shown, ...(end !== undefined && { until: end }) }]
  })
  return [...dated, ...others]
}

/** One of the values of a choice, which leads to its page if it has one. */
function sayOption(
  projection: LocaleProjection,
  key: string,
  field: Extract<EntryField, { kind: 'choice' }>,
): FactPart | undefined {
  const option = field.options[key]
  const page = projection.once(pagesOfFields).get(field)?.(key)
  const isThere = page !== undefined && projection.linkTo(page) !== undefined
  return option && { text: plainText(projection, option), ...(isThere && { page }) }
}

/** Joins several values with the separator of a language. */
function joinParts(projection: LocaleProjection, parts: readonly FactPart[]): FactPart[] {
  const format = new Intl.ListFormat(projection.localeTag(), { type: 'conjunction', style: 'narrow' })
  let next = 0
  return format
    .formatToParts(parts.map(({ text }) => text))
    .map(({ type, value }) => (type === 'element' ? parts[next++] : undefined) ?? { text: value })
}

/** The dates of an event that are still to come, on its card the next one; those that were, if all are past. */
function shownDates(projection: LocaleProjection, dates: readonly EventDate[], place: 'card' | 'page'): ShownFact {
  const { coming, past } = splitDates(dates, projection.context.today)
  const [text = '', ...more] = (coming.length > 0 ? coming : past).map((date) => dateInWords(projection, date))
  const { events } = projection.plain('Messages', { events: projection.config.messages.events })
  return { label: events.dates, text, ...(place === 'page' && { more }) }
}

/** The keys of the pages of the values of those fields whose values have some. */
function pagesOfFields({ config }: LocaleProjection): ReadonlyMap<EntryField, (value: string) => string> {
  return new Map(
    listCollections(config).flatMap(({ name: collection, fields }) =>
      Object.entries(fields).flatMap(([name, field]) =>
        hasValuePages(field) ? [[field, (value: string) => valuePageKey(collection, name, value)] as const] : [],
      ),
    ),
  )
}

/** A text as visitors read it. */
function plainText(projection: LocaleProjection, label: LocalisedText): string {
  return projection.plain('CollectionEntry', { label }).label
}

function sayText(words: string | undefined | readonly (string | undefined)[]): Shown {
  const text = [words].flat().filter(Boolean).join(' ')
  return text ? { text } : undefined
}

function timeInWords(tag: string, time: string): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`1970-01-01T${time}Z`))
}
