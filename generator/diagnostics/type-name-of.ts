import type { TypeName } from './words/schema/codes.ts'

/** The type of a value, in the words of people who write YAML. */
export function typeNameOf(value: unknown): TypeName {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean'
  return 'section'
}
