import type { EditedForm, FormPart } from '../../../src/edit/protocol/forms.ts'
import { listsServices } from '../../check/rules/rule-input.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { isMapping } from '../../lib/plain-map.ts'
import { childNode, type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import { describeParts } from '../publish/change-summary.ts'
import { isPicture } from './collect-pictures.ts'
import { isOpen, newValue } from './new-value.ts'
import type { ReferenceOptions } from './reference-options.ts'

/** The address that something new begins with. */
export const newName = 'new'

/** What a form is made with. */
interface FormParts {
  readonly root: SchemaNode
  readonly known: ReferenceOptions
}

/** What stands at a place of a configuration, valid or not, and what may be added to it; undefined where the schema knows no such place. */
export function buildForm(config: unknown, path: Path, { root, known: site }: FormParts): EditedForm | undefined {
  let node = selectBranch(root, config)
  let value = config
  let around: Nearby = {}
  for (const key of path) {
    const child = childNode(node, key)
    if (!child) return undefined
    around = nearby(value, around)
    value = isMapping(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[key] : undefined
    node = selectBranch(child, value)
  }
  const { columns, marks } = nearby(value, around)
  const known = { ...site, columns: labels(columns, config), marks: labels(marks, config) }
  if (Array.isArray(value)) return listForm(value, path, { node, known })
  if (!isMapping(value) || node.schema.localised) return undefined
  const { children, entry } = node
  const required = new Set(node.schema.required)
  const excluded = excludedBy(node, value)
  // The name by which a machine knows a thing that has a label is made of that.
  const isMade = (key: string, child: SchemaNode) =>
    child.schema.form === 'underscored' && key === 'name' && children.has('label')
  const possible = [...children].filter(([key, child]) => !excluded.has(key) && !isMade(key, child))
  const own = possible
    // A picture is added where it says what it shows.
    .filter(([, child]) => !isPicture(child))
    .flatMap(([key, child]) =>
      buildPart(child, { at: value[key], path: [...path, key], known }).map((part) =>
        part.fresh !== undefined && isOpen(child) ? { ...part, fresh: headed(part.fresh, value, node) } : part,
      ),
    )
  const named = entry ? Object.keys(value).filter((key) => !children.has(key)) : []
  const free = named.flatMap((key) => buildPart(entry as SchemaNode, { at: value[key], path: [...path, key], known }))
  const names = entry ? countNames(config) : new Map<string, number>()
  const parts = [...own, ...free].map((part) => {
    const key = String(part.path.at(-1))
    // What something else names stays.
    return { ...part, isRequired: required.has(key) || (names.get(key) ?? 0) > 1, isEntry: named.includes(key) }
  })
  return { isList: false, order: [...children.keys()], parts, entries: [] }
}

/** What a section says of its columns and its marks, which places in it name by their keys. */
interface Nearby {
  readonly columns?: unknown
  readonly marks?: unknown
}

function nearby(value: unknown, around: Nearby): Nearby {
  return isMapping(value) ? { columns: value.columns ?? around.columns, marks: value.marks ?? around.marks } : around
}

/** What things are called in the main language, by their keys. */
function labels(named: unknown, config: unknown): Record<string, string> | undefined {
  if (!isMapping(named) || !isMapping(config)) return undefined
  const { defaultLocale } = config
  return Object.fromEntries(
    Object.entries(named).map(([key, value]) => {
      const texts = isMapping(value) && isMapping(value.label) ? value.label : value
      return [key, String((isMapping(texts) ? texts[String(defaultLocale)] : undefined) ?? key)]
    }),
  )
}

/** A new mapping with free keys, such as the headings of columns: with those that the rows beside it have. */
function headed(fresh: unknown, around: Readonly<Record<string, unknown>>, { children }: SchemaNode): unknown {
  const rows = [...children].flatMap(([key, { item }]) => (item && isOpen(item) ? [around[key]] : []))
  const first = rows.flatMap((list) => (Array.isArray(list) ? list : [])).find(isMapping)
  const [value] = Object.values(fresh as object)
  return first ? Object.fromEntries(Object.keys(first).map((key) => [key, value])) : fresh
}

/** The keys that cannot stand beside those that are there. */
function excludedBy({ schema: { oneOf = [] } }: SchemaNode, value: Readonly<Record<string, unknown>>): Set<string> {
  const choices = oneOf.map(({ required = [] }) => required)
  const taken = choices.find((keys) => keys.some((key) => Object.hasOwn(value, key)))
  return new Set(taken ? choices.flat().filter((key) => !taken.includes(key) && !Object.hasOwn(value, key)) : [])
}

/** How often each name stands in a configuration, as a key or in a text. */
function countNames(value: unknown, counts = new Map<string, number>()): Map<string, number> {
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  if (typeof value === 'string') for (const name of value.split(/[.#]/)) count(name)
  if (typeof value !== 'object' || value === null) return counts
  for (const [key, child] of Object.entries(value)) {
    count(key)
    countNames(child, counts)
  }
  return counts
}

function listForm(
  value: readonly unknown[],
  path: Path,
  { node, known }: { node: SchemaNode; known: ReferenceOptions },
): EditedForm | undefined {
  const { item } = node
  if (!item) return undefined
  const parts = value.flatMap((at, index) => buildPart(item, { at, path: [...path, index], known }))
  const isRequired = value.length === 1 && node.schema.minItems !== undefined
  const kinds = item.tag && item.branches.size > 0 ? [...item.branches.keys()] : [undefined]
  const isFull = value.length >= (node.schema.maxItems ?? Number.POSITIVE_INFINITY)
  const entries = (isFull ? [] : kinds).map((kind) => ({
    kind,
    value: newEntry(value, item, {
      known: knownAt([...path, 0], known),
      given: kind === undefined ? {} : { [item.tag as string]: kind },
    }),
  }))
  return { isList: true, order: [], parts: parts.map((part) => ({ ...part, isRequired, isEntry: true })), entries }
}

/** What is known at a place: where services are listed, only these are pages to choose from. */
function knownAt(path: Path, known: ReferenceOptions): ReferenceOptions {
  const [parent, key = ''] = path.slice(-2)
  const isOne = listsServices({ key, parent: { key: parent ?? '', parent: undefined } })
  const areMany = listsServices({ key: 0, parent: { key, parent: undefined } })
  return (isOne || areMany) && known.services.length > 0 ? { ...known, pages: known.services } : known
}

/** A new entry of a list: with the keys of the others where keys are free, such as the columns of a table. */
function newEntry(
  others: readonly unknown[],
  item: SchemaNode,
  { known, given }: { readonly known: ReferenceOptions; readonly given: Readonly<Record<string, unknown>> },
): unknown {
  const [first] = others
  const { entry } = item
  if (entry && isOpen(item) && isMapping(first))
    return Object.fromEntries(Object.keys(first).map((key) => [key, newValue(entry, known)]))
  return unlike(others, newValue(item, known, given), item)
}

/** A new entry whose names and numbers differ from those of its neighbours. */
function unlike(others: readonly unknown[], entry: unknown, node: SchemaNode): unknown {
  if (!isMapping(entry)) return entry
  const taken = (key: string, name: unknown) => others.some((other) => isMapping(other) && other[key] === name)
  const isName = (name: unknown): name is string => typeof name === 'string' && /^[a-zA-Z][\w-]*$/.test(name)
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const { enum: choices, const: fixed, reference } = selectBranch(node, entry).children.get(key)?.schema ?? {}
      if (typeof value === 'number' && taken(key, value)) return [key, nextNumber(others, key) ?? value]
      if (choices || fixed !== undefined || reference || !isName(value) || !taken(key, value)) return [key, value]
      const free = others.map((_, index) => `${value}${index + 2}`).find((name) => !taken(key, name))
      return [key, free ?? value]
    }),
  )
}

/** The next number where each entry has another one. */
function nextNumber(others: readonly unknown[], key: string): number | undefined {
  const numbers = others.flatMap((other) => (isMapping(other) && typeof other[key] === 'number' ? [other[key]] : []))
  return new Set(numbers).size === others.length ? Math.max(...numbers) + 1 : undefined
}

interface PartAt {
  /** What stands there; undefined for nothing. */
  readonly at: unknown
  readonly path: Path
  readonly known: ReferenceOptions
}

function buildPart(child: SchemaNode, { at, path, known }: PartAt): Omit<FormPart, 'isRequired' | 'isEntry'>[] {
  const node = selectBranch(child, at)
  const { schema, item } = node
  const fresh = at === undefined ? newValue(node, knownAt(path, known)) : undefined
  const about = { path, help: schema.description ?? '', fresh, tellings: describeParts(node, at) }
  // What says which kind of value it is stays as it is.
  if (schema.const !== undefined || schema.reference === 'file') return []
  if (schema.localised === 'slugs' || schema.localised === 'optional') return []
  if (schema.localised || schema.prose) return [{ ...about, as: 'text' }]
  if (item?.schema.enum) return [{ ...about, as: 'choices', options: item.schema.enum.map(String) }]
  if (schema.enum) {
    // What changes nothing yet: the default, or the last choice, which is any other.
    const choice = schema.default ?? schema.enum.at(-1)
    return [{ ...about, fresh: at === undefined ? choice : undefined, as: 'choice', options: schema.enum.map(String) }]
  }
  if (schema.reference === 'validation') {
    const { validation } = known
    return [{ ...about, as: 'choice', options: Object.keys(validation), names: schema.reference, texts: validation }]
  }
  if (item?.schema.reference === 'mark' && known.marks) {
    return [{ ...about, as: 'choices', options: Object.keys(known.marks), names: 'mark', texts: known.marks }]
  }
  if (schema.reference === 'column' && known.columns) {
    const texts = known.columns
    return [{ ...about, as: 'choice', options: Object.keys(texts), names: schema.reference, texts }]
  }
  if (schema.reference === 'icon') return [{ ...about, as: 'icon' }]
  if (schema.reference) {
    const options = listNames(schema.reference, known)
    return [options ? { ...about, as: 'choice', options, names: schema.reference } : { ...about, as: 'line' }]
  }
  if (schema.type === 'boolean') return [{ ...about, as: 'switch', fresh: schema.default === true }]
  if (schema.type === 'number' || schema.type === 'integer')
    return [{ ...about, as: 'number', least: schema.minimum, most: schema.maximum }]
  if (schema.type === 'string') return [{ ...about, as: 'line', input: momentInputs[schema.form ?? ''] }]
  return [{ ...about, as: 'place' }]
}

/** The inputs of browsers for texts of these forms. */
const momentInputs: Readonly<Record<string, FormPart['input']>> = { day: 'date', time: 'time' }

/** The keys that a reference may name; undefined where they are many, or made up. */
function listNames(
  kind: NonNullable<SchemaNode['schema']['reference']>,
  known: ReferenceOptions,
): readonly string[] | undefined {
  const names: Partial<Record<typeof kind, readonly string[]>> = {
    page: known.pages,
    locale: known.locales,
    section: known.sections,
    form: known.forms,
    office: known.offices,
    collection: known.collections,
    category: known.categories,
  }
  return names[kind]
}
