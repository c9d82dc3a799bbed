/** What a value is, in the words of people who write YAML. */
export type TypeName = 'text' | 'number' | 'boolean' | 'list' | 'section' | 'translations' | 'nothing'

/** The type of a value; one line per language is a section. */
export function nameType(value: unknown): TypeName {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean'
  return 'section'
}
