import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ContactForm } from '../content/page-content.ts'
import { clearDraft, loadDraft, saveDraft } from './draft.ts'
import { emptyValues, type FormValues, type Lead } from './lead.ts'
import { hasServedForm, takeServedForm } from './served-form.ts'
import { knownValues, typedValues } from './typed-values.ts'

interface DraftOptions {
  readonly element: RefObject<HTMLFormElement | null>
  readonly form: ContactForm
  readonly values: FormValues
  setValues(values: FormValues): void
}

/**
 * Takes over what stands in the form when the app starts, or stood in it before a reload, and keeps it while it changes.
 *
 * @returns whether all is taken over, since when the visitor has had the form, and the lead that was sent without an acknowledgement
 */
export function useDraft({ element, form, values, setValues }: DraftOptions) {
  const [ready, setReady] = useState(false)
  const openedAt = useRef(0)
  const unacknowledged = useRef<Lead>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at the start is taken over.
  useEffect(() => {
    if (!element.current) return
    const draft = loadDraft()
    const empty = emptyValues(form.fields)
    const kept = knownValues(draft?.values, empty)
    const isServed = hasServedForm()
    const typed = typedValues(takeServedForm(element.current), form.fields)
    unacknowledged.current = draft?.lead
    openedAt.current = openingTime({ isRestored: draft !== undefined, isServed })
    setValues({ ...empty, ...kept, ...typed })
    setReady(true)
  }, [])

  useEffect(() => {
    if (!ready) return
    const isEmpty = Object.values(values).every((value) => !value)
    if (isEmpty) clearDraft()
    else saveDraft({ values, lead: unacknowledged.current })
  }, [ready, values])

  return { ready, openedAt, unacknowledged }
}

/** A restored form was opened long ago; one that came with the document, with it. */
function openingTime({ isRestored, isServed }: { isRestored: boolean; isServed: boolean }): number {
  if (isRestored) return 0
  return isServed ? performance.timeOrigin : Date.now()
}
