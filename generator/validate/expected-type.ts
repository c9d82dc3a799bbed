import type { TypeName } from '../diagnostics/words/schema/codes.ts'
import type { Step } from '../walk.ts'

/** The type that the schema expects. */
export function expectedType({ schema }: Step): Exclude<TypeName, 'nothing'> {
  if (schema.localised) return 'translations'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'boolean') return 'boolean'
  if (schema.type === 'array') return 'list'
  return schema.type === 'object' || schema.allOf ? 'section' : 'text'
}
