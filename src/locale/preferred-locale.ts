const storageKey = 'preferredLocale'

/** Stores the visitor's locale for the next visit to `/`. */
export function rememberLocale(locale: string): void {
  try {
    localStorage[storageKey] = locale
  } catch {
    // Storage is blocked: the next visit detects the language again.
  }
}

/** Returns the locale of the last visit, which the site may no longer have. */
export function storedLocale(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    // Storage is blocked: earlier visits are unknown.
    return undefined
  }
}
