import type { Lead } from '../sending/lead.ts'
import type { FormValues } from './form-values.ts'

/** The state of a form that a reload must not lose. */
interface Draft {
  readonly values: FormValues
  /** The lead that was sent without an acknowledgement. */
  readonly lead?: Lead | undefined
  /** Whether it may have arrived anyway. */
  readonly isOpen?: boolean
  /** Whether its outcome is still unknown. */
  readonly isSending?: boolean
}

/** The drafts that could not be stored, by the keys of their forms: they live as long as the page. */
const unkept = new Map<string, Draft>()

function storageKey(form: string): string {
  return `draft.${form}`
}

/**
 * Stores the draft of a form for this tab; an empty form leaves nothing behind. If storage is blocked or full, the browser asks before it leaves
 * the page.
 */
export function saveDraft(form: string, draft: Draft): void {
  clearDraft(form)
  if (Object.values(draft.values).every((value) => !value)) return
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(draft))
  } catch {
    unkept.set(form, draft)
    window.onbeforeunload = (event) => event.preventDefault()
  }
}

/** Returns the draft of a form in this tab, if there is one. */
export function loadDraft(form: string): Draft | undefined {
  const kept = unkept.get(form)
  if (kept) return kept
  try {
    const text = sessionStorage.getItem(storageKey(form))
    return text === null ? undefined : (JSON.parse(text) as Draft)
  } catch {
    // Storage is blocked, or holds something that this module did not write.
    return undefined
  }
}

/** Removes the draft of a form. */
export function clearDraft(form: string): void {
  unkept.delete(form)
  if (unkept.size === 0) window.onbeforeunload = null
  try {
    sessionStorage.removeItem(storageKey(form))
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
