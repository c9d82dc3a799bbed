import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { Newsletter } from '../../schema/common.ts'
import { emailPattern } from '../contact/email-pattern.ts'
import { takeHeldSubmission } from '../contact/held-submission.ts'
import type { Content } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'

interface NewsletterBoxProps {
  readonly newsletter: Content<Newsletter>
}

/** The newsletter form. It validates the address and says thank you; nothing is sent anywhere. */
export function NewsletterBox({ newsletter }: NewsletterBoxProps) {
  const { t } = useMessages()
  const { title, text, label, placeholder, button, invalid, success } = newsletter
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'idle' | 'invalid' | 'success'>('idle')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a submission is held only until the app has started.
  useEffect(() => {
    if (element.current && takeHeldSubmission(element.current)) check(element.current)
  }, [])

  function check(form: HTMLFormElement): void {
    const email = form.elements.namedItem('email')
    // Not every browser knows domains in other scripts.
    const valid =
      email instanceof HTMLInputElement &&
      email.value !== '' &&
      (email.validity.valid || emailPattern.test(email.value.trim()))
    setState(valid ? 'success' : 'invalid')
    if (valid) form.reset()
    else if (email instanceof HTMLInputElement) email.focus()
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    check(event.currentTarget)
  }

  return (
    <section className="newsletter-box" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{title}</h2>
      <p>{text}</p>
      <form ref={element} method="dialog" noValidate onSubmit={onSubmit}>
        <label htmlFor={`${id}email`}>{label}</label>
        <input
          className="form-control"
          id={`${id}email`}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={placeholder}
          aria-invalid={state === 'invalid' || undefined}
          aria-describedby={`${id}status`}
        />
        <p id={`${id}status`} role="status" data-state={state}>
          {{ idle: '', invalid, success }[state]}
        </p>
        {/* What a form sent before the app started says: that it waits, or that the app could not be loaded. Shown by styles alone. */}
        <div className="newsletter-box-before" aria-live="polite">
          <p>{t('common.loading')}</p>
          <p>{t('common.error')}</p>
        </div>
        <button className="button" type="submit">
          {button}
        </button>
      </form>
    </section>
  )
}
