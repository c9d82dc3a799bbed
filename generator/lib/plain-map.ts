/**
 * A mapping with these entries. It has no prototype: its keys are data, and one that is called `valueOf` is a key like any
 * other, found where it was written and nowhere else.
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

/** A value of which nothing is known as a mapping; an empty one if it is something else. */
export function asMapping(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : nullObject()
}

/** A text, number, truth value or nothing as a text; empty for a mapping or a list, which may say itself how it is made a text. */
export function scalarText(value: unknown): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value)
}

/** The texts of a value in all languages; empty if the value is something else. */
export function localisedTexts(value: unknown): Record<string, string> {
  return nullObject(
    Object.entries(asMapping(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
