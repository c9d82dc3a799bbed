import type { FormValues, Lead } from './lead.ts'

/** What a reload must not lose. */
interface Draft {
  readonly values: FormValues
  /** The lead that was sent without an acknowledgement. */
  readonly lead?: Lead | undefined
  /** Whether nobody has heard yet what became of it. */
  readonly isSending?: boolean
}

const storageKey = 'contactDraft'

/** The draft that could not be kept: it lives as long as the page. */
let unkept: Draft | undefined

/** Keeps a draft for this tab. An empty form leaves nothing behind. Where storage is blocked or full, the browser asks before it leaves the page. */
export function saveDraft(draft: Draft): void {
  clearDraft()
  if (Object.values(draft.values).every((value) => !value)) return
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    unkept = draft
    window.onbeforeunload = (event) => event.preventDefault()
  }
}

/** Returns the draft of this tab, if there is one. */
export function loadDraft(): Draft | undefined {
  if (unkept) return unkept
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
  unkept = undefined
  window.onbeforeunload = null
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
