const reserved = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a key could be used for prototype pollution, such as `__proto__`. */
export function isReservedKey(key: unknown): boolean {
  return typeof key === 'string' && reserved.has(key)
}

/** Whether such a key is in a value, at any depth. */
export function hasReservedKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, entry]) => isReservedKey(key) || hasReservedKey(entry))
}
