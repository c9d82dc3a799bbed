/** Under which `boot.ts` keeps the locale of each page that is visited. */
const storageKey = 'preferredLocale'

/** Returns the locale of the last visit, which the site may no longer have. */
export function storedLocale(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    // Storage is blocked: earlier visits are unknown.
    return undefined
  }
}
