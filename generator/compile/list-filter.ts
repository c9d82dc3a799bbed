import type { EntryField } from '../../schema/fields.ts'
import type { CardsSection } from '../../schema/sections/cards.ts'
import type { FilterField, ListData, ListedEntry, ListFilter, PageCard } from '../../src/content/page-content.ts'
import { rootFolders } from '../../src/routing/root-folders.ts'
import { listCollections } from '../lib/collections.ts'
import { contentHash } from '../lib/content-hash.ts'
import { saidFact } from './entry-facts.ts'
import { isAsked, isFilter, isSort } from './has-divided-lists.ts'
import type { ListPlace } from './list-pages.ts'
import type { LocaleProjection } from './locale-projection.ts'

type Fields = Readonly<Record<string, EntryField>>

/** A list with the keys of all of its entries in the language. */
interface FilteredList {
  readonly section: Pick<CardsSection, 'pages' | 'collection'>
  readonly keys: readonly string[]
  readonly place: ListPlace
  /** The cards of the entries. */
  readonly cards: (projection: LocaleProjection, keys: readonly string[]) => readonly PageCard[]
}

/** The form above a list by which visitors choose among its entries; undefined where no field of the collection is for that. */
export function listFilter(projection: LocaleProjection, list: FilteredList): ListFilter | undefined {
  const { section, keys, place } = list
  const fields = section.pages ? {} : fieldsOf(projection, section)
  const used = Object.entries(fields).filter(([, field]) => isAsked(field))
  if (used.length === 0) return undefined
  return {
    data: offerData(projection, list, Object.fromEntries(used)),
    page: place.page,
    perPage: place.perPage,
    fields: used.flatMap(([name, field]) => (isFilter(field) ? filterField(projection, keys, { name, field }) : [])),
    sorts: used.flatMap(([name, field]) =>
      isSort(field) ? [{ name, label: label(projection, field), kind: sortKinds[field.kind] ?? 'text' }] : [],
    ),
  }
}

function fieldsOf({ config }: LocaleProjection, { collection = 'services' }: FilteredList['section']): Fields {
  return listCollections(config).find(({ name }) => name === collection)?.fields ?? {}
}

const sortKinds: Partial<Record<EntryField['kind'], 'number' | 'day' | 'text'>> = {
  number: 'number',
  money: 'number',
  day: 'day',
  time: 'day',
}

interface NamedField {
  readonly name: string
  readonly field: EntryField
}

/** How visitors choose by a field: a range of numbers, a box to tick, or one of its values. */
function filterField(projection: LocaleProjection, keys: readonly string[], { name, field }: NamedField): FilterField {
  const { kind } = field
  const shared = { name, label: label(projection, field) }
  if (kind === 'number' || kind === 'money') return { ...shared, kind: 'range', ...unit(projection, field) }
  if (kind === 'yes-no') return { ...shared, kind: 'yes' }
  const counts = new Map<string, number>()
  for (const key of keys) {
    const value = plainValue(projection, key, { name, field })
    if (value !== undefined) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  }
  const values =
    kind === 'choice' ? Object.keys(field.options).filter((value) => counts.has(value)) : [...counts.keys()]
  const options = values.map((value) => ({
    value,
    label: kind === 'text' ? value : (saidFact(projection, field, value)?.text ?? value),
    count: projection.formats.number(counts.get(value) ?? 0),
  }))
  return { ...shared, kind: 'one', options: kind === 'choice' ? options : sorted(options, projection.localeTag()) }
}

function sorted<Option extends { readonly label: string }>(options: readonly Option[], tag: string): Option[] {
  const { compare } = new Intl.Collator(tag, { numeric: true })
  return [...options].sort((a, b) => compare(a.label, b.label))
}

/** What an amount is counted in. */
function unit(projection: LocaleProjection, field: EntryField): { readonly unit?: string } {
  if (field.kind === 'money') return { unit: currencySign(projection.localeTag(), field.currency) }
  return field.kind === 'number' && field.unit
    ? { unit: projection.plain('CollectionEntry', { label: field.unit }).label }
    : {}
}

function currencySign(tag: string, currency: string): string {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

function label(projection: LocaleProjection, field: EntryField): string {
  return projection.plain('CollectionEntry', { label: field.label }).label
}

/** The value of a fact as the app compares it: a text in its language. */
function plainValue(
  projection: LocaleProjection,
  key: string,
  { name, field }: NamedField,
): ListedEntry['values'][string] {
  const value = projection.config.entries[key]?.facts?.[name]
  if (value === undefined) return undefined
  return field.kind === 'text' ? saidFact(projection, field, value)?.text : (value as string | number | boolean)
}

/** Offers the entries of a list as a file, which the app loads when somebody chooses. Returns its address. */
function offerData(projection: LocaleProjection, { keys, cards, place }: FilteredList, fields: Fields): string {
  const made = projection.once(dataOfLists)
  const known = made.get(`${place.page} ${place.section}`)
  const file = known ?? makeData(projection.ofPart(), { keys, cards }, fields)
  made.set(`${place.page} ${place.section}`, file)
  const { address, json } = file
  if (place.number === 1) projection.references.data[address] = json
  return address
}

/** The files of the lists of a language that have been made. */
function dataOfLists(): Map<string, { readonly address: string; readonly json: string }> {
  return new Map()
}

function makeData(projection: LocaleProjection, { keys, cards }: Pick<FilteredList, 'keys' | 'cards'>, fields: Fields) {
  const entries = cards(projection, keys).map((card): ListedEntry => {
    const values = Object.entries(fields).flatMap(([name, field]) => {
      const value = plainValue(projection, card.key, { name, field })
      return value === undefined ? [] : [[name, value] as const]
    })
    return { card, values: Object.fromEntries(values) }
  })
  const { links, icons, pictures, files } = projection.references
  const data: ListData = { entries, links, icons, pictures, files }
  const json = JSON.stringify(data)
  const address = `/${projection.config.site.folder}${rootFolders.data}/${contentHash(json)}.json`
  return { address, json }
}
