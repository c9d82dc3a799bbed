/** Where the boot script keeps the visitor's locale for the next visit to `/`. */
export const storageKey = 'preferredLocale'

/** Returns the locale of the last visit, which the site may no longer have. */
export function storedLocale(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    // Storage is blocked: earlier visits are unknown.
    return undefined
  }
}
