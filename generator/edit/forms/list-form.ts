import { isUnwritten } from '../../../schema/placeholder.ts'
import type { EditedForm } from '../../../src/edit/protocol/forms.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { isMapping } from '../../lib/plain-map.ts'
import { type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import { buildPart, narrowReferenceOptions } from './build-part.ts'
import { isOpen, newValue } from './new-value.ts'
import type { ReferenceOptions } from './reference-options.ts'

/** The form of a list: its entries, and the kinds that a new one may be of; undefined where the schema knows no entries. */
export function listForm(
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
      known: narrowReferenceOptions([...path, 0], known),
      given: kind === undefined ? {} : { [item.tag as string]: kind },
    }),
  }))
  return { isList: true, order: [], parts: parts.map((part) => ({ ...part, isRequired, isEntry: true })), entries }
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

/** A new entry whose names and numbers differ from those of its neighbours. What is to be written is the same in all. */
function unlike(others: readonly unknown[], entry: unknown, node: SchemaNode): unknown {
  if (!isMapping(entry)) return entry
  const taken = (key: string, name: unknown) => others.some((other) => isMapping(other) && other[key] === name)
  const isName = (name: unknown): name is string =>
    typeof name === 'string' && !isUnwritten(name) && /^[a-zA-Z][\w-]*$/.test(name)
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
