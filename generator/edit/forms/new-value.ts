import { placeholder } from '../../../schema/placeholder.ts'
import { currentDay } from '../../lib/days/current-day.ts'
import { type SchemaNode, selectBranch } from '../../schema/schema-node.ts'

/** What the configuration has that a new value can name. */
export interface Known {
  readonly locales: readonly string[]
  /** The keys of its pages. */
  readonly pages: readonly string[]
  /** Its sections, each as the key of its page, a dot, and its own key. */
  readonly sections: readonly string[]
  /** The keys of its forms. */
  readonly forms: readonly string[]
  /** The keys of the messages for the fields of its forms. */
  readonly validation: Readonly<Record<string, string>>
  /** The names of its offices, collections, and the categories of its articles. */
  readonly offices: readonly string[]
  readonly collections: readonly string[]
  readonly categories: readonly string[]
  /** The headings of the columns of a table around it, by their keys, and what marks mean. */
  readonly columns?: Readonly<Record<string, string>> | undefined
  readonly marks?: Readonly<Record<string, string>> | undefined
  /** The phone number of the company, and a currency in which it writes prices. */
  readonly phone?: string | undefined
  readonly currency?: string | undefined
  /** An image of the site. */
  readonly image: string
  /** A word that may stand in an address, for slugs. */
  readonly name: string
}

/**
 * The least value that the schema accepts, with placeholders for texts in all languages: each required key, as few entries in each list as it may have, but one.
 *
 * @param node what the schema says of the value
 * @param given keys that have a value already, such as the `kind` of a section
 */
export function newValue(node: SchemaNode, known: Known, given: Readonly<Record<string, unknown>> = {}): unknown {
  const taken = selectBranch(node, given)
  const { schema } = taken
  if (schema.localised) return localisedValue(taken, known)
  if (schema.enum) return schema.enum[0]
  if (schema.reference) return referenceValue(schema.reference, known) ?? readExample(schema)
  if (schema.const !== undefined) return schema.const
  // All languages: what is shown in some is shown in these before any is chosen.
  if (taken.item?.schema.reference === 'locale' && known.locales.length > 0) return [...known.locales]
  const { item } = taken
  if (item) return Array.from({ length: schema.minItems ?? 1 }, () => newValue(item, known))
  if (schema.type === 'boolean') return true
  if (schema.type === 'number') return schema.minimum ?? 1
  if (schema.form === 'currency' && known.currency !== undefined) return known.currency
  // Nobody means the day of an example.
  if (schema.format === 'date') return currentDay()
  if (schema.type === 'string') return fits(schema, readExample(schema)) ? readExample(schema) : known.name
  if (taken.tag && taken === node) return newValue(node, known, { [taken.tag]: [...taken.branches.keys()][0] })
  return sectionValue(taken, known, given)
}

/** The keys of a mapping whose keys are free, such as the columns of a table. */
export const openKeys = ['first', 'second']

/** Whether the keys of a mapping are free. */
export function isOpen({ schema, entry, children }: SchemaNode): boolean {
  return !schema.localised && entry !== undefined && children.size === 0
}

/** The keys that a mapping needs: where several exclude each other and one has to be there, the first of them. */
export function requiredKeys(node: SchemaNode): ReadonlySet<string> {
  const { schema } = node
  // Where none of the keys that exclude each other need be there, the last choice says so.
  const { oneOf = [] } = schema
  const choice = oneOf.at(-1)?.required ? oneOf[0] : undefined
  const required = new Set([...(schema.required ?? []), ...((choice?.required as string[] | undefined) ?? [])])
  // Where entries have free keys, what names these keys is there as well, such as the headings of the columns of rows.
  for (const [key, { item }] of node.children)
    if (required.has(key) && item && isOpen(item))
      for (const [other, child] of node.children) if (isOpen(child)) required.add(other)
  return required
}

function sectionValue(node: SchemaNode, known: Known, given: Readonly<Record<string, unknown>>) {
  const { schema, entry } = node
  const required = requiredKeys(node)
  // A number that an address may stand for is another one than that of the company.
  const own = schema.oneOf ? { ...known, phone: undefined } : known
  const value: Record<string, unknown> = { ...given }
  for (const [key, child] of node.children) if (required.has(key) && !(key in given)) value[key] = newValue(child, own)
  // One entry with all that is in it, such as a form; a table has more than one column.
  if (entry && isOpen(node))
    for (const key of entry.children.size > 0 || entry.branches.size > 0 ? openKeys.slice(0, 1) : openKeys)
      value[key] = newValue(entry, known)
  return value
}

function localisedValue({ schema: { localised: kind }, entry }: SchemaNode, { locales, name }: Known) {
  if (kind !== 'text' && kind !== 'markdown' && kind !== 'slug') return {}
  const text = kind === 'slug' ? name : placeholderWith(entry?.schema.pattern)
  return Object.fromEntries(locales.map((locale) => [locale, text]))
}

/** The placeholder of a text, with the variable that its pattern asks for, such as `{{size}}`. */
function placeholderWith(pattern = ''): string {
  const variable = /\\\{\\\{\\s\*(\w+)\\s\*/.exec(pattern)?.[1]
  return variable === undefined ? placeholder : `${placeholder} {{${variable}}}`
}

function referenceValue(
  kind: NonNullable<SchemaNode['schema']['reference']>,
  { locales, pages, sections, forms, image, ...known }: Known,
): string | undefined {
  const values: Partial<Record<typeof kind, string | undefined>> = {
    page: pages[0],
    locale: locales[0],
    icon: 'circle',
    file: image,
    section: sections[0],
    form: forms[0],
    office: known.offices[0],
    collection: known.collections[0],
    category: known.categories[0],
    column: Object.keys(known.columns ?? {})[0],
    mark: Object.keys(known.marks ?? {})[0],
    validation: Object.keys(known.validation)[0],
    phone: known.phone,
  }
  return values[kind]
}

function fits({ pattern }: SchemaNode['schema'], text: unknown): boolean {
  return pattern === undefined || new RegExp(pattern, 'u').test(String(text))
}

function readExample({ examples }: SchemaNode['schema']): unknown {
  return Array.isArray(examples) ? examples[0] : placeholder
}
