/**
 * A section with these entries. It has no prototype: its keys are data, and one that is called `valueOf` is a key like any
 * other, found where it was written and nowhere else.
 */
export function nullObject<V = unknown>(entries: Iterable<readonly [string, V]> = []): Record<string, V> {
  const section: Record<string, V> = Object.create(null)
  for (const [key, value] of entries) section[key] = value
  return section
}

/** A copy of a value of sections, lists and scalars. */
export function cloneValue<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneValue) as Value
  return nullObject(Object.entries(value).map(([key, entry]) => [key, cloneValue(entry)])) as Value
}
