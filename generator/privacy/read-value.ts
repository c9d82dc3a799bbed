/** A value as a mapping; an empty one if it is something else. */
export function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : {}
}

/** Whether a value is a mapping. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text; empty if the value is something else. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The entries of a list; none if the value is something else. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
