import { useFormik } from 'formik'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ContactForm } from '../content/page-content.ts'
import { useShell } from '../content/site-context.tsx'
import { clearDraft, saveDraft } from './draft.ts'
import { formSchema } from './form-schema.ts'
import { takeHeldSubmission } from './held-submission.ts'
import { createLead, emptyValues, type FormValues, isIncomplete, isRepeat, type Lead } from './lead.ts'
import { nextPaint } from './next-paint.ts'
import { type Outcome, sendLead } from './send-lead.ts'
import { forgetDelivery, keepUntold, untoldDelivery } from './untold-delivery.ts'
import { useDraft } from './use-draft.ts'
import { type FormStatus, useStatus } from './use-status.ts'

type Result = 'sent' | 'failed' | 'incomplete'

/** A page that comes into view is led to its top, or to the place left, for about so long. */
const arrivalMs = 300

/** The behaviour of the contact form: its values, and what happens on sending. */
export function useContactForm(form: ContactForm) {
  const { locale } = useShell()
  const element = useRef<HTMLFormElement>(null)
  const [status, setStatus] = useStatus(element, form.successMs)
  const [attempted, setAttempted] = useState(false)
  const busy = useRef(false)
  const formik = useFormik<FormValues>({
    initialValues: useMemo(() => emptyValues(form.fields), [form]),
    validationSchema: useMemo(() => formSchema(form.fields), [form]),
    validateOnBlur: false,
    validateOnChange: attempted,
    onSubmit: deliver,
  })
  const { values } = formik
  const setValues = (next: FormValues) => void formik.setValues(next, false)
  const { ready, openedAt, unacknowledged } = useDraft({ element, form, values, setValues })

  function nextLead(entered: FormValues): Lead {
    const previous = unacknowledged.current
    if (previous && isRepeat(previous, form, entered)) return previous
    const isTooFast = Date.now() - openedAt.current < form.minimumFillMs
    return createLead({
      form,
      values: entered,
      locale,
      suspect: isTooFast || isTrapped(element.current, form.honeypot),
    })
  }

  async function deliver(entered: FormValues): Promise<Result> {
    if (isIncomplete(form.fields, entered)) return 'incomplete'
    setStatus({ state: 'submitting' })
    const lead = nextLead(entered)
    unacknowledged.current = lead
    saveDraft({ values: entered, lead })
    const outcome = await keepUntold(sendLead(lead, form))
    if (!outcome.sent) console.error(`The contact form could not be sent: ${outcome.reason}`)
    return resultOf(outcome)
  }

  async function submit(): Promise<void> {
    if (busy.current) return
    busy.current = true
    if (status.state !== 'idle') setStatus({ state: 'idle' })
    // Judging the form and showing what is wrong takes a slow phone longer than showing that the button was pressed.
    await nextPaint()
    setAttempted(true)
    // Formik answers undefined where the schema found something wrong.
    tell(await formik.submitForm())
  }

  function tell(result: Result | undefined): void {
    busy.current = false
    if (element.current) forgetDelivery()
    if (result === 'sent') {
      unacknowledged.current = undefined
      clearDraft()
      formik.resetForm()
      setAttempted(false)
    }
    setStatus(statusAfter(result, isIncomplete(form.fields, values)))
  }

  /** Waits for what was sent before the visitor left for another page. What is told before the page has come to rest scrolls out of view. */
  async function resume(delivery: Promise<Outcome>): Promise<void> {
    busy.current = true
    setStatus({ state: 'submitting' })
    const [outcome] = await Promise.all([delivery, new Promise((resolve) => setTimeout(resolve, arrivalMs))])
    tell(resultOf(outcome))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: there is something to take over only when the form appears.
  useEffect(() => {
    if (!ready || !element.current) return
    const isHeld = takeHeldSubmission(element.current)
    const delivery = untoldDelivery()
    if (delivery) void resume(delivery)
    else if (isHeld) void submit()
  }, [ready])

  return { element, formik, status, submit }
}

/** Whether something stands in the hidden field that people never see. */
function isTrapped(form: HTMLFormElement | null, honeypot: string): boolean {
  const trap = form?.elements.namedItem(honeypot)
  return trap instanceof HTMLInputElement && trap.value !== ''
}

function resultOf({ sent }: Outcome): Result {
  return sent ? 'sent' : 'failed'
}

function statusAfter(result: Result | undefined, isMissingFields: boolean): FormStatus {
  if (result === 'sent') return { state: 'success', message: 'success' }
  if (result === 'failed') return { state: 'error', message: 'networkError' }
  return isMissingFields ? { state: 'error', message: 'errorMessage' } : { state: 'error' }
}
