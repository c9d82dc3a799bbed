import type { FormValues, Lead } from './lead.ts'

/** What a reload must not lose. */
export interface Draft {
  readonly values: FormValues
  /** The lead that was sent without an acknowledgement. */
  readonly lead?: Lead | undefined
}

const storageKey = 'contactDraft'

/** Keeps a draft for this tab. An empty form leaves nothing behind. */
export function saveDraft(draft: Draft): void {
  if (Object.values(draft.values).every((value) => !value)) {
    clearDraft()
    return
  }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full: the draft lives as long as the page.
  }
}

/** Returns the draft of this tab, if there is one. */
export function loadDraft(): Draft | undefined {
  try {
    const text = sessionStorage.getItem(storageKey)
    return text === null ? undefined : (JSON.parse(text) as Draft)
  } catch {
    // Storage is blocked, or holds something that this module did not write.
    return undefined
  }
}

/** Removes the draft of this tab. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
