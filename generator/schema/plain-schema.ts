import { houseKeywords } from './site-schema.ts'

/** The tags of types that become keywords of the schema. */
export const schemaTags = [...houseKeywords, 'exactlyOne', 'atMostOne']

/**
 * A schema as editors know it: without the marks that only the types have, which are properties named by a symbol, and with the keys that
 * exclude each other, which TypeScript cannot say plainly, in the words of JSON Schema.
 */
export function plainSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainSchema)
  if (typeof value !== 'object' || value === null) return value
  const { exactlyOne, atMostOne, ...others } = value as Record<string, unknown>
  const kept = Object.entries(others).filter(([key]) => !key.startsWith('__@'))
  const result = Object.fromEntries(kept.map(([key, child]) => [key, plainSchema(child)]))
  // Without the key that tells kinds apart, an entry would be held against each of them.
  if (isCondition(result.if)) result.if.required = Object.keys(result.if.properties)
  const properties = result.properties as object | undefined
  if (properties && Object.keys(properties).length === 0) delete result.properties
  const choices = String(exactlyOne ?? atMostOne ?? '').match(/\S+/g)
  if (!choices) return result
  const each = choices.map((key) => ({ required: [key] }))
  return { ...result, oneOf: atMostOne === undefined ? each : [...each, { not: { anyOf: each } }] }
}

function isCondition(value: unknown): value is { properties: object; required?: string[] } {
  return typeof value === 'object' && value !== null && 'properties' in value
}
