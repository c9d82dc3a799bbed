import type { CardsSection } from '../../schema/sections/cards.ts'
import type { ShownFact } from '../../src/content/page-content.ts'
import { listCollections } from '../lib/collections.ts'
import type { LocaleProjection } from './locale-projection.ts'

/** The entry whose page a section stands on. */
export interface OwnerEntry {
  readonly key: string
  /** Those that its page shows. */
  readonly facts: readonly ShownFact[]
}

type Choice = Pick<CardsSection, 'sharing' | 'only'> & { readonly owner: OwnerEntry | undefined }

/** Those of some pages that a section asks for: the related ones, those to come, or those that are past. */
export function chooseEntries(
  projection: LocaleProjection,
  keys: readonly string[],
  { sharing, only, owner }: Choice,
): readonly string[] {
  const { entries } = projection.config
  const wanted = sharing === undefined ? undefined : entries[owner?.key ?? '']?.facts?.[sharing]
  const related =
    sharing === undefined
      ? keys
      : keys.filter((key) => key !== owner?.key && wanted !== undefined && entries[key]?.facts?.[sharing] === wanted)
  if (only === undefined) return related
  const days = projection.once(daysOfEntries)
  const { today } = projection.context
  const dated = related.flatMap((key) => {
    const day = days.get(key)
    return day !== undefined && (only === 'coming') === day >= today ? [{ key, day }] : []
  })
  const direction = only === 'coming' ? 1 : -1
  return dated.sort((a, b) => direction * a.day.localeCompare(b.day)).map(({ key }) => key)
}

/** The day of each entry: the first of its facts that is one. */
function daysOfEntries({ config }: LocaleProjection): ReadonlyMap<string, string> {
  return new Map(
    listCollections(config).flatMap(({ fields, entries }) => {
      const names = Object.keys(fields).filter((name) => fields[name]?.kind === 'day')
      return Object.entries(entries).flatMap(([key, { facts = {} }]) => {
        const day = names.map((name) => facts[name]).find((value) => value !== undefined)
        return day === undefined ? [] : [[key, String(day)] as const]
      })
    }),
  )
}
