import type { FormContent } from '../content/page-content.ts'
import { reportGoal } from '../visits/report-goal.ts'
import type { CaptchaCheck } from './captcha/captcha-check.ts'
import { createLead, emptyValues, isRepeat, type Lead } from './sending/lead.ts'
import { proofName } from './sending/lead-names.ts'
import { type Outcome, sendLead } from './sending/send-lead.ts'
import { takeOverForm } from './sending/take-over-form.ts'
import { keepUntilReported } from './sending/unreported-delivery.ts'
import { clearDraft, loadDraft, saveDraft } from './values/draft.ts'
import type { FormValues } from './values/form-values.ts'
import { shownFields } from './values/shown-fields.ts'
import { collectFiles, controlValue, findControl, knownValues, typedValues } from './values/typed-values.ts'

interface Submission {
  readonly form: FormContent
  readonly values: FormValues
  readonly locale: string
}

/** The state of a form that is not on the screen, for as long as a page shows the form. */
export class FormSession {
  /** What was typed before the session began: before the app started, or before the visitor left the page. */
  readonly values: FormValues
  /** Whether the form was submitted before the app started. */
  readonly isHeld: boolean
  /**
   * Whether the visitor left the page, by a reload or for another language, while what the form shows was being sent to an idempotent
   * receiver.
   */
  readonly isInterrupted: boolean
  /** Whether a submission from before the session has failed, or may have. */
  readonly hasFailed: boolean
  readonly #key: string
  readonly #element: HTMLFormElement
  readonly #openedAt: number
  /** The captcha check, for a form with one. */
  #check: Promise<CaptchaCheck> | undefined
  #unacknowledged: Lead | undefined
  /** Whether a submission was refused because the honeypot was filled in. */
  #wasTrapped = false
  /** Whether the unacknowledged lead may have arrived anyway. */
  #isOpen: boolean
  /** Whether it is being sent. */
  #isSending = false

  constructor(element: HTMLFormElement, { key, fields, deliver }: FormContent) {
    this.#key = key
    const draft = loadDraft(key)
    const empty = emptyValues(fields)
    const { typed, isHeld, openedAt } = takeOverForm(element, { key, fields, deliver })
    // Browsers do not restore files.
    const kept = fields.filter(({ type }) => type !== 'file')
    const drafted = Object.entries(knownValues(draft?.values, empty)).filter(([name]) =>
      kept.some((field) => field.name === name),
    )
    this.values = { ...empty, ...Object.fromEntries(drafted), ...typed }
    this.isHeld = isHeld
    this.#element = element
    // It is unknown when a draft was begun: it counts as filled in slowly enough.
    this.#openedAt = draft ? 0 : openedAt
    const { lead, isOpen = false, isSending = false } = draft ?? {}
    this.#unacknowledged = lead
    this.#isOpen = isOpen || isSending
    const isUnknown = isSending && lead !== undefined && isRepeat(lead, fields, this.values)
    this.isInterrupted = isUnknown && deliver.isIdempotent === true
    // Sending it again automatically might deliver it twice, so that is left to the visitor. Without its files, which are lost, it is a different lead.
    const isOther = isSending && lead !== undefined && !isRepeat(lead, kept, this.values)
    this.hasFailed = lead !== undefined && !this.isInterrupted && !isOther
    saveDraft(key, { ...draft, values: this.values })
  }

  /** Whether the unacknowledged lead may have arrived anyway. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  /** What the form shows now. */
  shownValues(form: Pick<FormContent, 'fields' | 'deliver'>): FormValues {
    return typedValues(this.#element, form)
  }

  /** Keeps what the form shows, so that a reload does not lose it. */
  keep(form: FormContent): void {
    this.#save(this.shownValues(form))
  }

  #save(values: FormValues): void {
    const [lead, isOpen, isSending] = [this.#unacknowledged, this.#isOpen, this.#isSending]
    saveDraft(this.#key, { values, lead, isOpen, ...(isSending && { isSending }) })
  }

  /** Sends what was entered. Until it is acknowledged, sending the same values again sends the same lead. */
  async send(submission: Submission): Promise<Outcome> {
    if (this.#isTrapped(submission.form))
      return { sent: false, reason: 'the hidden field is filled in', isOpen: this.#isOpen }
    const lead = this.#makeLead(submission)
    const before = { lead: this.#unacknowledged, isOpen: this.#isOpen }
    this.#isOpen &&= lead === this.#unacknowledged
    this.#unacknowledged = lead
    this.#isSending = true
    this.#save(submission.values)
    return keepUntilReported(
      this.#key,
      this.#deliver(lead, submission).then((outcome) => {
        // Nothing was sent: the unacknowledged lead is still the previous one.
        if (!outcome.sent && outcome.isUnchecked) [this.#unacknowledged, this.#isOpen] = [before.lead, before.isOpen]
        return this.#end(outcome, submission)
      }),
    )
  }

  /** Records the outcome of a delivery, so that no later page says that a delivered lead could not be sent. */
  #end(outcome: Outcome, { values }: Submission): Outcome {
    this.#isSending = false
    this.#isOpen ||= !outcome.sent && outcome.isOpen === true
    if (outcome.sent) {
      clearDraft(this.#key)
      reportGoal('lead')
      return outcome
    }
    // The draft has what was typed since the form was sent.
    this.#save(loadDraft(this.#key)?.values ?? values)
    return { ...outcome, isOpen: this.#isOpen }
  }

  /** Loads the captcha service once a visitor is in the form. */
  touch(form: FormContent): void {
    if (form.captcha?.widget)
      this.#beginCheck(form).then(
        (check) => check?.prepare(),
        () => {},
      )
  }

  #beginCheck({ captcha }: FormContent): Promise<CaptchaCheck | undefined> {
    const place = this.#element.querySelector<HTMLElement>('.contact-form-captcha')
    if (!captcha || !place) return Promise.resolve(undefined)
    this.#check ??= import('./captcha/captcha-check.ts').then(
      ({ CaptchaCheck: Check }) => new Check(captcha, place),
      (error) => {
        this.#check = undefined
        throw error
      },
    )
    return this.#check
  }

  /** Forgets what was entered: it has been sent. */
  finish(): void {
    this.#unacknowledged = undefined
    clearDraft(this.#key)
    for (const control of this.#element.querySelectorAll<HTMLInputElement>('[type=file]')) control.value = ''
  }

  async #deliver(lead: Lead, { form, values }: Submission): Promise<Outcome> {
    const files = collectFiles(this.#element, shownFields(form.fields, values))
    const proven = form.proofOfWork ? await withProof(lead) : lead
    if (!proven) return { sent: false, reason: 'the proof of work could not be loaded' }
    return form.captcha ? this.#deliverChecked(proven, form, files) : sendLead(proven, form, files)
  }

  /** Sends a lead with a captcha token. A token is valid for one request, so the lead is never retried automatically. */
  async #deliverChecked(lead: Lead, form: FormContent, files: Parameters<typeof sendLead>[2]): Promise<Outcome> {
    const { field = '' } = form.captcha ?? {}
    const { isIdempotent: _once, ...deliver } = form.deliver
    try {
      const answer = await (await this.#beginCheck(form))?.answer()
      return await sendLead({ ...lead, [field]: answer }, { ...form, deliver }, files)
    } catch (error) {
      return { sent: false, reason: (error as Error).message, isUnchecked: true }
    }
  }

  #makeLead({ form, values, locale }: Submission): Lead {
    const previous = this.#unacknowledged
    if (previous && isRepeat(previous, form.fields, values)) return previous
    const isTooFast = Date.now() - this.#openedAt < form.minimumFillMs
    return createLead({ form, values, locale, suspect: isTooFast || this.#wasTrapped, follows: previous })
  }

  /**
   * Whether the honeypot is filled in, which people never see. True only once: a browser may have filled it in by itself, and then the visitor sends
   * the form again.
   */
  #isTrapped({ honeypot = '' }: FormContent): boolean {
    const trap = findControl(this.#element, honeypot) as HTMLInputElement | null
    if (!trap || !controlValue(trap) || this.#wasTrapped) return false
    this.#wasTrapped = true
    return true
  }
}

/** A lead with its proof of work; undefined if the code for it cannot be loaded, for want of a connection. */
async function withProof(lead: Lead): Promise<Lead | undefined> {
  const proof = await import('./captcha/proof-of-work.ts').catch(() => undefined)
  return proof && { ...lead, [proofName]: await proof.solve(lead.conversion_id) }
}
