import { withFields } from './field-nodes.ts'
import { type SchemaNode, selectBranch } from './schema-node.ts'
import type { SiteSchema } from './site-schema.ts'

/** A place in a configuration: its key, and the place that it is in. */
export interface SchemaPlace {
  readonly key: string | number
  readonly parent: SchemaPlace | undefined
}

/** Called with each value, its schema and its place; parents come before their children. */
type Visit = (value: unknown, schema: SiteSchema, place: SchemaPlace | undefined) => void

/** Visits a configuration value and everything in it that the schema knows. */
export type Walk = (value: unknown, visit: Visit) => void

/** The path of a place. */
export function placePath(place: SchemaPlace | undefined): (string | number)[] {
  const path: (string | number)[] = []
  for (let at = place; at; at = at.parent) path.push(at.key)
  return path.reverse()
}

/** Makes the function that walks configurations of a schema, with the facts of their entries as their fields type them. */
export function createWalk(root: SchemaNode): Walk {
  return (value, visit) => walkNode(withFields(root, value), value, undefined, visit)
}

function walkNode(node: SchemaNode, value: unknown, place: SchemaPlace | undefined, visit: Visit): void {
  const taken = selectBranch(node, value)
  visit(value, taken.schema, place)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    const { item } = taken
    if (item) for (let key = 0; key < value.length; key++) walkNode(item, value[key], { key, parent: place }, visit)
    return
  }
  const entries = value as Record<string, unknown>
  for (const key in entries) {
    const child = taken.children.get(key) ?? taken.entry
    if (child) walkNode(child, entries[key], { key, parent: place }, visit)
  }
}
