import type { FormValues, Lead } from './lead.ts'

/** What a reload must not lose. */
export interface Draft {
  readonly values: FormValues
  /** The lead that was sent without an acknowledgement. */
  readonly lead?: Lead | undefined
}

const storageKey = 'contactDraft'

/** Keeps a draft for this tab. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full: the draft lives as long as the page.
  }
}

/** The draft of this tab. */
export function loadDraft(): Draft | undefined {
  try {
    const text = sessionStorage.getItem(storageKey)
    return text === null ? undefined : (JSON.parse(text) as Draft)
  } catch {
    // Storage is blocked, or holds what we did not write: there is no draft.
    return undefined
  }
}

/** Leaves nothing of the draft behind. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
