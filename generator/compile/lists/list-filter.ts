import type { EntryField } from '../../../schema/fields.ts'
import type { FilterField, ListCards, ListData, ListFilter, PageCard } from '../../../src/content/page-content.ts'
import { dataAddress } from '../../lib/addresses/data-address.ts'
import { nullObject } from '../../lib/plain-map.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { isInLocale } from '../sections/field-values.ts'
import { askedFields, isFilter, isSort } from './has-divided-lists.ts'
import { type ListColumn, listColumn } from './list-columns.ts'
import type { ListPlace } from './list-pages.ts'

/** A list with the keys of all of its entries in the language. */
interface FilteredList {
  readonly section: { readonly pages?: readonly string[]; readonly collection?: string }
  readonly keys: readonly string[]
  readonly place: ListPlace
  /** The cards of the entries. */
  readonly cards: (projection: LocaleProjection, keys: readonly string[]) => readonly PageCard[]
}

/** The form above a list by which visitors choose among its entries; undefined where no field of the collection is for that. */
export function listFilter(projection: LocaleProjection, list: FilteredList): ListFilter | undefined {
  const { place, section } = list
  const asked = Object.entries(askedFields(projection.config, section)).filter(([, field]) =>
    isInLocale(field, projection.locale),
  )
  if (asked.length === 0) return undefined
  const made = projection.once(madeLists)
  const known = made.get(`${place.page} ${place.section}`) ?? makeForm(projection, list, asked)
  made.set(`${place.page} ${place.section}`, known)
  // Its files are those of its first page, so that each is written once.
  if (place.number === 1) Object.assign(projection.references.data, known.files)
  projection.linkTo(place.page)
  return { ...known.form, page: place.page, perPage: place.perPage }
}

interface MadeForm {
  readonly form: Omit<ListFilter, 'page' | 'perPage'>
  /** What the app loads when somebody chooses, by its addresses. */
  readonly files: Readonly<Record<string, string>>
}

/** The forms of a language that have been made: each is the same on all pages of its list. */
function madeLists(): Map<string, MadeForm> {
  return new Map()
}

function makeForm(
  projection: LocaleProjection,
  list: FilteredList,
  asked: readonly (readonly [name: string, field: EntryField])[],
): MadeForm {
  // What values lead to is of no use in the form.
  const said = projection.ofPart()
  const columns = asked.map(([name, field]) => {
    return { name, field, column: listColumn(said, list.keys, { name, field }) }
  })
  const files: Record<string, string> = nullObject()
  const offer = (data: ListData | ListCards) => {
    const json = JSON.stringify(data)
    const address = dataAddress(json, projection.config.site.folder)
    files[address] = json
    return address
  }
  const numbers = nullObject(columns.map(({ name, column }) => [name, column.numbers] as const))
  const { perFile, parts } = divideCards(projection, list)
  const data = offer({ columns: numbers, perFile, cards: parts.map(offer) })
  const fields = columns.filter(({ field }) => isFilter(field)).map((column) => filterField(projection, column))
  const sorts = columns.flatMap(({ name, field }) =>
    isSort(field) ? [{ name, label: label(projection, field), kind: sortKinds[field.kind] ?? 'text' }] : [],
  )
  return { form: { data, fields, sorts }, files }
}

const sortKinds: Partial<Record<EntryField['kind'], 'number' | 'day' | 'text'>> = {
  number: 'number',
  money: 'number',
  day: 'day',
  time: 'day',
}

/** How visitors choose by a field: a range of numbers, a box to tick, or one of its values. */
function filterField(
  projection: LocaleProjection,
  { name, field, column }: { readonly name: string; readonly field: EntryField; readonly column: ListColumn },
): FilterField {
  const shared = { name, label: label(projection, field) }
  if (field.kind === 'number' || field.kind === 'money') return { ...shared, kind: 'range', ...unit(projection, field) }
  if (field.kind === 'yes-no') return { ...shared, kind: 'yes' }
  return { ...shared, kind: 'one', options: column.options }
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

/** No file of cards is much larger: a phone loads those of what was found. */
const bytesPerFile = 48_000

/** All cards of a list, with what they refer to, in parts of about the same size. */
function divideCards(
  projection: LocaleProjection,
  { keys, cards }: FilteredList,
): { readonly perFile: number; readonly parts: readonly ListCards[] } {
  const cut = (from: number, to?: number): ListCards => {
    const part = projection.ofPart()
    const shown = cards(part, keys.slice(from, to))
    const { links, icons, pictures, files } = part.references
    return { cards: shown, links, icons, pictures, files }
  }
  const sample = Math.min(keys.length, 50)
  const bytesPerCard = new TextEncoder().encode(JSON.stringify(cut(0, sample))).length / sample
  const perFile = Math.max(1, Math.floor(bytesPerFile / bytesPerCard))
  const count = Math.ceil(keys.length / perFile)
  return { perFile, parts: Array.from({ length: count }, (_, index) => cut(index * perFile, (index + 1) * perFile)) }
}
