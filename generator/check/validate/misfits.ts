import type { SchemaNode } from '../../schema/schema-node.ts'

/** How many keys a section has that its schema does not know, and how many it lacks. */
export function misfits({ children, schema }: SchemaNode, value: object): number {
  const unknown = Object.keys(value).filter((key) => !children.has(key))
  const missing = (schema.required ?? []).filter((key) => !Object.hasOwn(value, key))
  return unknown.length + missing.length
}
