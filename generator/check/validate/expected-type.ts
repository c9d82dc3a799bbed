import type { TypeName } from '../../diagnostics/words/schema/codes.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'

/** The type that the schema expects. */
export function expectedType({ schema }: SchemaNode): Exclude<TypeName, 'nothing'> {
  if (schema.localised) return 'translations'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'boolean') return 'boolean'
  if (schema.type === 'array') return 'list'
  return schema.type === 'object' || schema.allOf ? 'section' : 'text'
}
