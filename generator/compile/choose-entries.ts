import type { CollectionEntry } from '../../schema/collections.ts'
import type { CardsSection } from '../../schema/sections/cards.ts'
import type { CalendarLink, ShownFact } from '../../src/content/page-content.ts'
import { type CollectionsConfig, listCollections } from '../lib/collections.ts'
import { isToCome, nextDate, whenBegins, whenEnds } from '../lib/event-dates.ts'

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

/** Those of some pages that a section asks for: the related ones, those to come, or those that are past. */
export function chooseEntries(
  keys: readonly string[],
  { sharing, only }: Pick<CardsSection, 'sharing' | 'only'>,
  { entries, owner = '', days }: ChoiceSources,
): readonly string[] {
  const wanted = sharing === undefined ? undefined : entries[owner]?.facts?.[sharing]
  const related =
    sharing === undefined
      ? keys
      : keys.filter((key) => key !== owner && wanted !== undefined && entries[key]?.facts?.[sharing] === wanted)
  if (only === undefined) return related
  const dated = related.flatMap((key) => {
    const dated = days().get(key)
    return dated && (only === 'coming') === dated.isComing ? [{ key, day: dated.day }] : []
  })
  const direction = only === 'coming' ? 1 : -1
  return dated.sort((a, b) => direction * a.day.localeCompare(b.day)).map(({ key }) => key)
}

/** The day of each entry: that of its next date, or the first of its facts that is one. */
export function daysOfEntries({ config, context: { today } }: DaySources): ReadonlyMap<string, EntryDay> {
  return new Map(
    listCollections(config).flatMap(({ fields, entries }) => {
      const names = Object.keys(fields).filter((name) => fields[name]?.kind === 'day')
      return Object.entries(entries).flatMap(([key, { facts = {}, dates = [] }]) => {
        const next = nextDate(dates, today)
        if (next)
          return [[key, { day: next.day, isComing: isToCome(whenBegins(next), whenEnds(next), today) }] as const]
        const [day] = names.flatMap((name) => facts[name] ?? [])
        const [last] = names.flatMap((name) => (fields[name]?.property === 'endDate' ? (facts[name] ?? []) : []))
        if (day === undefined) return []
        const isComing = isToCome(String(day), last === undefined ? last : String(last), today)
        return [[key, { day: String(day), isComing }] as const]
      })
    }),
  )
}
