import { compiledSchema, type SchemaNode } from '../../schema/schema-node.ts'
import { readSiteSchema } from '../../schema/site-schema.ts'

/** The schema of the whole file, compiled on the first call: only broken files need it here. */
export function rootNode(): SchemaNode {
  return compiledSchema(readSiteSchema().schema)
}

const known = new WeakMap<SchemaNode, Map<string, SchemaNode | undefined>>()

/** The schema of the value of a key; undefined if the key is not allowed. In a tagged union the keys of all branches are allowed. */
export function possibleChild(node: SchemaNode, key: string): SchemaNode | undefined {
  const children = known.get(node) ?? new Map<string, SchemaNode | undefined>()
  known.set(node, children)
  if (!children.has(key)) children.set(key, findChild(node, key))
  return children.get(key)
}

function findChild(node: SchemaNode, key: string): SchemaNode | undefined {
  const found = [node, ...node.branches.values()].flatMap(({ children }) => children.get(key) ?? [])
  return found.length > 0 ? found.reduce(either) : node.entry
}

/** A node that allows what either of two nodes allows. */
function either(one: SchemaNode, other: SchemaNode): SchemaNode {
  if (one.schema === other.schema) return one
  return {
    schema: one.schema.localised ? one.schema : other.schema,
    children: joined(one.children, other.children),
    entry: one.entry ?? other.entry,
    item: one.item && other.item ? either(one.item, other.item) : (one.item ?? other.item),
    tag: one.tag ?? other.tag,
    branches: joined(one.branches, other.branches),
  }
}

function joined(one: SchemaNode['children'], other: SchemaNode['children']): SchemaNode['children'] {
  const result = new Map(one)
  for (const [key, node] of other) {
    const own = one.get(key)
    result.set(key, own ? either(own, node) : node)
  }
  return result
}

/** Whether a value of this kind has keys. */
export function hasKeys({ children, branches, entry }: SchemaNode): boolean {
  return children.size > 0 || branches.size > 0 || entry !== undefined
}

/** Whether a mapping may have a key: a text has those of the languages, and its own where something else may stand in its place. */
export function takesKey(node: SchemaNode, key: string, locales: ReadonlySet<string>): boolean {
  return node.schema.localised ? locales.has(key) || node.children.has(key) : possibleChild(node, key) !== undefined
}

/** Whether a mapping has a key by its name: one that takes any keys has none. */
export function namesKey(node: SchemaNode, key: string, locales: ReadonlySet<string>): boolean {
  return takesKey(node, key, locales) && (node.schema.localised !== undefined || node.entry === undefined)
}

let names: Set<string> | undefined

/** Whether any mapping has a key by its name. */
export function isNamedAnywhere(key: string): boolean {
  if (!names) {
    const nodes = new Set([rootNode()])
    for (const { children, branches, entry, item } of nodes)
      for (const child of [...children.values(), ...branches.values(), entry, item]) if (child) nodes.add(child)
    names = new Set([...nodes].flatMap(({ children }) => [...children.keys()]))
  }
  return names.has(key)
}
