import { type ChangeEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FormContent } from '../content/page-content.ts'
import { useShell } from '../content/site-context.tsx'
import { usePagePath } from '../routing/page-link.tsx'
import { FormSession } from './form-session.ts'
import { isIncomplete } from './sending/lead.ts'
import { nextPaint } from './sending/next-paint.ts'
import type { Outcome } from './sending/send-lead.ts'
import { unreportedDelivery } from './sending/unreported-delivery.ts'
import { type SubmissionResult, useSubmission } from './sending/use-submission.ts'
import { groupSteps } from './values/form-steps.ts'
import type { FormValues } from './values/form-values.ts'
import { shownFields } from './values/shown-fields.ts'
import { useFormValues } from './values/use-form-values.ts'
import { useSteps } from './values/use-steps.ts'

/** How long a page that comes into view keeps scrolling, to its top or to where the visitor left it. */
const arrivalMs = 300

/**
 * The behaviour of a form. Its states:
 *
 *     served ──▶ idle ──▶ checking ──▶ submitting ──▶ success ──▶ idle
 *                 ▲           │            │
 *                 │           ▼            ▼
 *                 └──────── error ◀────────┘
 *
 * - served: the app has not started; the boot script holds a submission (`held-submission.ts`). The session takes over what was typed
 *   and held. The form goes on from idle, checking (a held submission, or one that a reload interrupted: it is sent again) or submitting (a
 *   delivery begun before the visitor left the page). Idle says so if a lead could not be sent.
 * - idle, submitting, success, error: the status. The form leaves an error when it is submitted again, success after a while.
 * - A form in steps is checked up to its present one, and goes on with the next one instead of submitting, until the last.
 * - checking: shown as idle. Like while submitting, the form is busy: further submissions are ignored.
 */
export function useContactForm(form: FormContent) {
  const { fields, successMs } = form
  const { locale } = useShell()
  const navigate = useNavigate()
  const thanks = usePagePath(form.thanks)
  const element = useRef<HTMLFormElement>(null)
  const session = useRef<FormSession>(undefined)
  const { status, setStatus, run } = useSubmission(element, { key: form.key, successMs, onSent: clear })
  const steps = useSteps(element, fields)
  const typed = useFormValues(fields, deliver, steps.asked)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form appears once.
  useEffect(() => {
    if (element.current) begin(new FormSession(element.current, form))
  }, [])

  function begin(begun: FormSession): void {
    session.current = begun
    typed.fill(begun.values)
    // A field may have the name of any function of the form.
    if (document.activeElement?.closest('form') === element.current) begun.touch(form)
    // A sent form was at its last step.
    if (begun.isInterrupted || begun.hasFailed) steps.show(groupSteps(fields).length - 1, false)
    const delivery = unreportedDelivery(form.key)
    if (delivery) void run(() => resume(delivery))
    // The outcome of an interrupted delivery is unknown. The same lead is sent again, which the receiver keeps once.
    else if (begun.isHeld || begun.isInterrupted) void run(submit)
    // Idle, not an error, which would take the focus: the visitor may be typing by now.
    else if (begun.hasFailed) setStatus({ state: 'idle', message: 'networkError', isOpen: begun.isOpen })
  }

  function change(name: string, event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void {
    typed.change(name, event)
    session.current?.keep(form)
  }

  async function submit(): Promise<SubmissionResult> {
    if (status.state !== 'idle' || status.message || status.isSent) setStatus({ state: 'idle' })
    // Checking the form and showing what is wrong takes a slow phone longer than showing that the button was pressed.
    await nextPaint()
    const result = await typed.attempt()
    // This closure belongs to an earlier rendering: its values may be outdated by now.
    const shown = session.current?.shownValues(form) ?? {}
    return result ?? (isIncomplete(steps.asked(), shown) ? 'incomplete' : 'invalid')
  }

  async function deliver(values: FormValues): Promise<SubmissionResult> {
    if (!session.current || isIncomplete(steps.asked(), values)) return 'incomplete'
    const next = steps.beside(values, 'next')
    if (next !== undefined) {
      typed.calm()
      steps.show(next)
      return 'next'
    }
    setStatus({ state: 'submitting' })
    const outcome = await session.current.send({ form, values, locale })
    if (!outcome.sent) console.error(`The form "${form.key}" could not be sent: ${outcome.reason}`)
    return describeResult(outcome)
  }

  /** Waits for a delivery begun before the visitor left the page. */
  async function resume(delivery: Promise<Outcome>): Promise<SubmissionResult> {
    setStatus({ state: 'submitting' })
    const [outcome] = await Promise.all([delivery, arrival()])
    return describeResult(outcome)
  }

  function clear(isShown: boolean): void {
    session.current?.finish()
    typed.reset()
    steps.show(0, false)
    // A visitor who is on another page by now stays there.
    if (isShown && thanks !== undefined) navigate(thanks)
  }

  function goBack(): (() => void) | undefined {
    const previous = steps.beside(typed.values, 'previous')
    return previous === undefined ? undefined : () => steps.show(previous)
  }

  /** Begins another message. */
  function beginAnew(): void {
    setStatus({ state: 'idle' })
    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }

  return {
    element,
    begin: beginAnew,
    values: typed.values,
    shown: shownFields(fields, typed.values),
    steps: {
      current: steps.current,
      hasNext: steps.beside(typed.values, 'next') !== undefined,
      /** Leads to the step before; undefined in the first one. */
      goBack: goBack(),
    },
    error: typed.error,
    status,
    change,
    touch: () => session.current?.touch(form),
    submit: () => run(submit),
  }
}

/** Resolves once the page has come to rest. A message shown while it still scrolls would leave the view. */
function arrival(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, arrivalMs))
}

function describeResult(outcome: Outcome): SubmissionResult {
  if (outcome.sent) return 'sent'
  if (outcome.isUnchecked) return 'unchecked'
  return outcome.isOpen ? 'open' : 'failed'
}
