const storageKey = 'preferredLocale'

/** Keeps the locale of this visitor for the next visit to the root. */
export function rememberLocale(locale: string): void {
  try {
    localStorage.setItem(storageKey, locale)
  } catch {
    // Storage is blocked: the site works without, it only has to find the language again.
  }
}

/** The locale of the last visit, which the site may not have any more. */
export function storedLocale(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    // Storage is blocked: nothing is known of an earlier visit.
    return undefined
  }
}
