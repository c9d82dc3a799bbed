/**
 * A mapping with these entries, and without a prototype: its keys are data, so `valueOf` has to be a key like any other.
 */
export function nullObject<V = unknown>(entries: Iterable<readonly [string, V]> = []): Record<string, V> {
  const mapping: Record<string, V> = Object.create(null)
  for (const [key, value] of entries) mapping[key] = value
  return mapping
}

/** A copy of a value of mappings, lists and scalars. */
export function cloneValue<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneValue) as Value
  return nullObject(Object.entries(value).map(([key, entry]) => [key, cloneValue(entry)])) as Value
}

/** Whether two values of mappings, lists and scalars are equal, whatever the order of keys. */
export function isEqualValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqualValue(a[key as never], b[key as never]))
  )
}

/** Whether a value is a mapping. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An unknown value as a mapping; an empty mapping if it is something else. */
export function asMapping(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : nullObject()
}

/** A scalar as a text; empty for a mapping or a list, whose own `toString` must not be called. */
export function scalarText(value: unknown): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value)
}

/** The texts of a value in all languages; empty if the value is something else. */
export function localisedTexts(value: unknown): Record<string, string> {
  return nullObject(
    Object.entries(asMapping(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
