import type { EntryField } from '../../../schema/fields.ts'
import type { FilterOption, ListData } from '../../../src/content/page-content.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { describeFact } from '../sections/entry-facts.ts'

/** A field of the entries of a list as the app compares it. */
export interface ListColumn {
  /** One number for each entry: the amount, or the rank of its value. Several values have several ranks; null stands for none. */
  readonly numbers: ListData['columns'][string]
  /** The values by their ranks. */
  readonly options: readonly FilterOption[]
}

interface Said {
  readonly value: string
  readonly label: string
}

/** Turns the values of a field into numbers that sort in the same order, so that the browser needs no rules of the language. */
export function listColumn(
  projection: LocaleProjection,
  keys: readonly string[],
  { name, field }: { readonly name: string; readonly field: EntryField },
): ListColumn {
  const values = keys.map((key) => projection.config.entries[key]?.facts?.[name])
  if (field.kind === 'number' || field.kind === 'money')
    return { numbers: values.map((value) => (typeof value === 'number' ? value : null)), options: [] }
  if (field.kind === 'yes-no') return { numbers: values.map((value) => (value === true ? 1 : null)), options: [] }
  const said = values.map((value) =>
    [value ?? []].flat().flatMap((one): Said[] => {
      const label = describeFact(projection, field, one)?.text
      return label === undefined ? [] : [{ label, value: field.kind === 'text' ? label : String(one) }]
    }),
  )
  return ranked(projection, said, comparison(projection, field))
}

/** Numbers each value by its place in an order. */
function ranked(
  { formats }: LocaleProjection,
  said: readonly (readonly Said[])[],
  compare: (a: Said, b: Said) => number,
): ListColumn {
  const counts = new Map<string, number>()
  for (const { value } of said.flat()) counts.set(value, (counts.get(value) ?? 0) + 1)
  const different = new Map(said.flat().map((one) => [one.value, one] as const))
  const order = [...different.values()].sort(compare)
  const ranks = new Map(order.map(({ value }, rank) => [value, rank]))
  return {
    numbers: said.map((all) => {
      const [first = null, ...more] = all.flatMap(({ value }) => ranks.get(value) ?? [])
      return first !== null && more.length > 0 ? [first, ...more] : first
    }),
    options: order.map(({ value, label }) => ({ value, label, count: formats.number(counts.get(value) ?? 0) })),
  }
}

/** How the values of a field are sorted: choices in the order of the file, days and times by value, words by the collation of the language. */
function comparison(projection: LocaleProjection, field: EntryField): (a: Said, b: Said) => number {
  if (field.kind === 'choice') {
    const places = new Map(Object.keys(field.options).map((key, place) => [key, place]))
    return (a, b) => (places.get(a.value) ?? 0) - (places.get(b.value) ?? 0)
  }
  if (field.kind === 'day' || field.kind === 'time') return (a, b) => (a.value < b.value ? -1 : 1)
  const { compare } = new Intl.Collator(projection.localeTag(), { numeric: true })
  return (a, b) => compare(a.label, b.label)
}
