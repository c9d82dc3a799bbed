import { valueAt } from '../../../schema/value-at.ts'
import { nameType } from '../../diagnostics/name-type.ts'
import { isOneSlip, nearest } from '../../diagnostics/nearest.ts'
import { atKey, type Problem } from '../../diagnostics/problem.ts'
import { pagePlaces } from '../../lib/collections.ts'
import { asMapping, isMapping, scalarText } from '../../lib/plain-map.ts'
import { type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import { expectedType, type Finding } from './explain-type.ts'

interface Keys {
  /** The keys that the mapping lacks. */
  readonly missing: ReadonlySet<string>
  readonly taken: SchemaNode
  readonly mapping: Readonly<Record<string, unknown>>
  readonly site: Finding['site']
  /** Whether no other key of the mapping is unknown. */
  readonly isOnly: boolean
}

/**
 * The key that an unknown one was probably meant to be: preferably a missing required key, else another absent one. The value must fit its type,
 * and also its form unless only one letter of the key is wrong: otherwise the suggestion would replace one mistake by another.
 */
export function suggestedKey(key: string, { missing, taken, mapping, site, isOnly }: Keys): string | undefined {
  const fits = (candidate: string) => {
    const node = taken.children.get(candidate)
    if (node === undefined || !isOfType(node, mapping[key])) return false
    return isOneSlip(key, candidate) || isOfForm(node, mapping[key], site)
  }
  const absent = [...taken.children.keys()].filter((candidate) => !Object.hasOwn(mapping, candidate) && fits(candidate))
  const near =
    nearest(key, [...missing].filter(fits)) ?? nearest(key, absent) ?? keyOfShape(mapping[key], absent, taken)
  if (near) return near
  const [candidate] = missing
  if (!isOnly || missing.size !== 1 || candidate === undefined) return undefined
  // A web address is never a reference to a key.
  if (/^https?:/.test(scalarText(mapping[key]))) return undefined
  const node = taken.children.get(candidate)
  return node && fits(candidate) && knowsKeys(node, mapping[key], site) ? candidate : undefined
}

/** Whether all keys of a mapping are known to its schema; true for any other value. */
function knowsKeys(node: SchemaNode, value: unknown, { locales }: Keys['site']): boolean {
  if (!isMapping(value) || node.entry) return true
  const known = node.schema.localised ? Object.keys(asMapping(locales)) : [...selectBranch(node, value).children.keys()]
  return Object.keys(value).every((key) => known.includes(key))
}

/** Whether a value has the type that a key expects. Unquoted values count as texts where a text is expected. */
function isOfType(node: SchemaNode, value: unknown): boolean {
  const expected = expectedType(node)
  const found = nameType(value)
  if (expected === 'text') return found === 'text' || found === 'number' || found === 'boolean'
  return expected === found || (expected === 'translations' && found === 'section')
}

/**
 * Whether a value fits a key beyond its type: a text has the right form, such as an address, or names something that exists; the entries of a
 * mapping name their kind, if they must.
 */
function isOfForm({ schema, entry }: SchemaNode, value: unknown, site: Keys['site']): boolean {
  const tag = entry?.tag
  if (tag !== undefined) return Object.values(asMapping(value)).every((each) => asMapping(each)[tag] !== undefined)
  const text = scalarText(value)
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(text)) return false
  if (schema.enum !== undefined && !schema.enum.some((choice) => choice === value)) return false
  return schema.reference !== 'page' || pagePlaces(site).some((place) => text in asMapping(valueAt(site, place)))
}

/** The problem of a key under its former name, with the lines to write in its place; undefined for any other key. */
export function formerKey(
  { path, value }: Finding,
  key: string,
  { children }: SchemaNode,
): Problem<'key-former'> | undefined {
  const today = [...children].find(([, node]) => node.schema.formerly === key)
  if (!today) return undefined
  const [name, node] = today
  const parameters = {
    value: key,
    key: name,
    isMap: node.entry !== undefined && node.schema.localised === undefined,
    lines: linesFor(asMapping(value)[key], node),
  }
  return atKey('key-former', [...path, key], parameters)
}

/** The lines of a mapping that has replaced a single value: its constant keys, and that value. */
function linesFor(value: unknown, node: SchemaNode): string[] {
  const { children, schema } = [...node.branches.values()][0] ?? node
  return (schema.required ?? []).map((key) => `${key}: ${children.get(key)?.schema.const ?? scalarText(value)}`)
}

/** The only absent key that a mapping fits exactly; undefined if none or several do. Its key was translated or invented. */
function keyOfShape(value: unknown, absent: readonly string[], { children }: SchemaNode): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fitting = absent.filter((key) => {
    const node = children.get(key)
    if (!node?.entry) return node && isOfShape(node, value)
    const { entry } = node
    return Object.values(value).length > 0 && Object.values(value).every((each) => isOfShape(entry, each))
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

function isOfShape(node: SchemaNode, value: unknown): boolean {
  return (
    (node.schema.required ?? []).length > 0 && isMapping(value) && misfits(node, value) === 0 && hasChosen(node, value)
  )
}

/** Whether a mapping has exactly one of the keys that exclude each other, such as the page or the address that a button leads to. */
function hasChosen({ schema }: SchemaNode, value: object): boolean {
  const choices = schema.oneOf ?? []
  return (
    choices.length === 0 ||
    choices.filter(({ required = [] }) => required.every((key) => Object.hasOwn(value, key))).length === 1
  )
}

type Placed = Pick<Finding, 'path' | 'value' | 'site' | 'root'>

/**
 * The problem of a block that was pasted below the wrong top-level key, such as a service among the pages, or below none; undefined if it is
 * none.
 */
export function misplacedEntry({ path, value, site, root }: Placed): Problem | undefined {
  const [key, holder] = path.toReversed()
  if (path.length > 2 || typeof key !== 'string' || typeof holder === 'number') return undefined
  // A known top-level key is in its right place.
  if (holder === undefined && root.children.has(key)) return undefined
  const better = [...root.children].find(
    ([name, { entry }]) => name !== holder && entry && isMapping(site[name]) && isWhole(entry, value),
  )
  if (!better) return undefined
  const parameters = { key, section: holder, better: better[0] }
  return atKey('entry-misplaced', path, parameters, { related: [{ path: [better[0]], at: 'key' }] })
}

/** Whether a value has all keys that an entry must have. */
function isWhole(entry: SchemaNode, value: unknown): boolean {
  const { required = [] } = selectBranch(entry, value).schema
  return required.length > 0 && required.every((key) => Object.hasOwn(asMapping(value), key))
}

/** How many keys a mapping has that its schema does not know, and how many it lacks. */
export function misfits({ children, schema }: SchemaNode, value: object): number {
  const unknown = Object.keys(value).filter((key) => !children.has(key))
  const missing = (schema.required ?? []).filter((key) => !Object.hasOwn(value, key))
  return unknown.length + missing.length
}
