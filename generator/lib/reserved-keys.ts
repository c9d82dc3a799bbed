const reserved = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a key is the name of a part that every object of JavaScript has: somewhere, a value below it would change all objects. */
export function isReservedKey(key: unknown): boolean {
  return typeof key === 'string' && reserved.has(key)
}

/** Whether such a key is in a value, at any depth. */
export function hasReservedKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, entry]) => isReservedKey(key) || hasReservedKey(entry))
}
