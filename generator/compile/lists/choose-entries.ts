import type { CollectionEntry, EventDate } from '../../../schema/collections.ts'
import type { CardsSection } from '../../../schema/sections/cards.ts'
import type { CalendarLink, ShownFact } from '../../../src/content/page-content.ts'
import { type CollectionsConfig, listCollections } from '../../lib/collections.ts'
import { isToCome, nextDate, whenBegins, whenEnds } from '../../lib/days/event-dates.ts'
import { hasValue } from '../sections/field-values.ts'

/** The entry whose page a section stands on. */
export interface OwnerEntry {
  readonly key: string
  /** Those that its page shows. */
  readonly facts: readonly ShownFact[]
  /** Its calendar file, if it is an event. */
  readonly calendar?: CalendarLink
}

/** What the entries of a site are chosen by. */
interface ChoiceSources {
  readonly entries: Readonly<Record<string, CollectionEntry>>
  /** The key of the entry whose page the section stands on, if it is that of one. */
  readonly owner: string | undefined
  /** The day of each entry that has one. */
  readonly days: () => ReadonlyMap<string, EntryDay>
}

/** The day that entries are sorted by. */
export interface EntryDay {
  /** Year-month-day. */
  readonly day: string
  /** The last one on which something of it is still to come, in the same form. */
  readonly until: string
  /** Whether it has not ended on the day of the build. */
  readonly isComing: boolean
}

interface DaySources {
  readonly config: CollectionsConfig
  readonly context: { readonly today: string }
}

/** The keys that a section lists, before it is known which of them the language has. */
export function listedKeys(
  config: CollectionsConfig,
  { pages, collection = 'services' }: Pick<CardsSection, 'pages' | 'collection'>,
): readonly string[] {
  return pages ?? Object.keys(listCollections(config).find(({ name }) => name === collection)?.entries ?? {})
}

/** Selects the pages that a section asks for, in its order: related ones, upcoming ones, or past ones. */
export function chooseEntries(
  keys: readonly string[],
  section: Pick<CardsSection, 'sharing' | 'only' | 'sortedBy' | 'descending'>,
  sources: ChoiceSources,
): readonly string[] {
  const related = keepRelated(keys, section, sources)
  const dated = section.only === undefined ? related : keepDated(related, section.only, sources.days())
  return sortByField(dated, section, sources.entries)
}

function keepRelated(
  keys: readonly string[],
  { sharing }: Pick<CardsSection, 'sharing'>,
  { entries, owner = '' }: ChoiceSources,
): readonly string[] {
  if (sharing === undefined) return keys
  const wanted = [entries[owner]?.facts?.[sharing] ?? []].flat()
  return keys.filter((key) => key !== owner && wanted.some((value) => hasValue(entries[key]?.facts?.[sharing], value)))
}

/** Upcoming entries, the next one first; or past entries, the latest first. */
function keepDated(
  keys: readonly string[],
  only: NonNullable<CardsSection['only']>,
  days: ReadonlyMap<string, EntryDay>,
): readonly string[] {
  const dated = keys.flatMap((key) => {
    const found = days.get(key)
    return found && (only === 'coming') === found.isComing ? [{ key, day: found.day }] : []
  })
  const direction = only === 'coming' ? 1 : -1
  return dated.sort((a, b) => direction * a.day.localeCompare(b.day)).map(({ key }) => key)
}

/** Sorts by a number, an amount, a day or a time. Entries without it stand last; equal ones keep their order. */
function sortByField(
  keys: readonly string[],
  { sortedBy, descending = false }: Pick<CardsSection, 'sortedBy' | 'descending'>,
  entries: ChoiceSources['entries'],
): readonly string[] {
  if (sortedBy === undefined) return keys
  const direction = descending ? -1 : 1
  const valued = keys.map((key) => ({ key, value: entries[key]?.facts?.[sortedBy] }))
  return valued
    .toSorted(({ value: one }, { value: other }) => {
      if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
      if (typeof one === 'number' && typeof other === 'number') return direction * (one - other)
      return direction * String(one).localeCompare(String(other))
    })
    .map(({ key }) => key)
}

/** The day of each entry: that of its next date, or the first of its facts that is one. */
export function daysOfEntries({ config, context: { today } }: DaySources): ReadonlyMap<string, EntryDay> {
  return new Map(
    listCollections(config).flatMap(({ fields, entries }) => {
      const names = Object.keys(fields).filter((name) => fields[name]?.kind === 'day')
      return Object.entries(entries).flatMap(([key, { facts = {}, dates = [] }]) => {
        const next = nextDate(dates, today)
        if (next) {
          const isComing = isToCome(whenBegins(next), whenEnds(next), today)
          return [[key, { day: next.day, until: lastDay(dates), isComing }] as const]
        }
        const [day] = names.flatMap((name) => facts[name] ?? [])
        const [last] = names.flatMap((name) => (fields[name]?.property === 'endDate' ? (facts[name] ?? []) : []))
        if (day === undefined) return []
        const isComing = isToCome(String(day), last === undefined ? last : String(last), today)
        return [[key, { day: String(day), until: String(last ?? day).slice(0, 10), isComing }] as const]
      })
    }),
  )
}

/** The last day of ticket sales of each event that has a day: the day on which it ends. */
export function ticketDays({ config, context }: DaySources): ReadonlyMap<string, string> {
  const days = daysOfEntries({ config, context })
  const events = listCollections(config).filter(({ type }) => type === 'Event')
  const keys = events.flatMap(({ entries }) => Object.keys(entries))
  return new Map(keys.flatMap((key) => (days.has(key) ? [[key, days.get(key)?.until ?? ''] as const] : [])))
}

/** The day on which the last of some dates ends. */
function lastDay(dates: readonly EventDate[]): string {
  const days = dates.map((date) => (whenEnds(date) ?? whenBegins(date)).slice(0, 10))
  return days.sort().at(-1) ?? ''
}
