import type { SubmitEvent } from 'react'
import type { FormContent } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'
import type { FormCaptcha } from './captcha/form-captcha.ts'
import { ContactLinks } from './contact-links.tsx'
import { controlName } from './controls/control-name.ts'
import { EndLink } from './controls/end-link.tsx'
import { FormFields } from './controls/form-fields.tsx'
import { FormRow } from './controls/form-row.tsx'
import { FormSubject } from './controls/form-subject.tsx'
import { StepButtons } from './controls/step-buttons.tsx'
import { AfterSending } from './sending/after-sending.tsx'
import { FallbackContacts } from './sending/fallback-contacts.tsx'
import type { FormStatus } from './sending/use-status.ts'
import { useContactForm } from './use-contact-form.ts'
import { useSubject } from './use-subject.ts'

interface ContactFormProps {
  readonly form: FormContent
  /** Whether the app starts when the form comes near; otherwise on the first intent. */
  readonly startsNear?: boolean
}

/**
 * A form, with the fields of the configuration. It is prerendered; the app takes over what was typed or submitted before it
 * started. The method "dialog" keeps browsers without JavaScript from putting the values into the URL; if the receiver accepts forms from
 * them, the form is sent there.
 */
export function ContactForm({ form, startsNear }: ContactFormProps) {
  const messages = useMessages()
  const { t } = messages
  const { isNative, action, adds, returns } = form.deliver
  const { element, values, shown, steps, error, status, change, touch, submit, begin } = useContactForm(form)
  const { subject, remove } = useSubject()
  const isSubmitting = status.state === 'submitting'
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <>
      <form
        ref={element}
        className="contact-form"
        data-state={status.state}
        data-form={form.key}
        data-more={(form.stepWords && steps.hasNext) || undefined}
        data-start={startsNear ? 'near' : undefined}
        method={isNative ? 'post' : 'dialog'}
        action={action}
        encType={isNative && form.fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
        noValidate={!isNative}
        onFocus={form.captcha && touch}
        onSubmit={onSubmit}
      >
        {!isNative && form.fields.length > 1 && <WithoutScript />}
        <FormSubject subject={subject} onRemove={remove} />
        {form.fields.length > 1 && form.fields.some(({ required }) => required !== undefined) && (
          <p className="contact-form-hint">{t('contact.form.requiredHint')}</p>
        )}
        <FormFields
          form={form}
          values={values}
          current={steps.current}
          rowFor={(field) => (
            <FormRow
              key={field.name}
              id={`${form.key}-${field.name}`}
              name={controlName(form.deliver, field.name)}
              field={field}
              isShown={shown.includes(field)}
              isMarked={form.fields.length > 1}
              value={values[field.name]}
              error={error(field.name)}
              readOnly={isSubmitting}
              onChange={(event) => change(field.name, event)}
            />
          )}
        />
        <Honeypot form={form} />
        {isNative ? <Additions values={{ ...adds, ...returns }} /> : <WithoutScript />}
        {form.captcha && <CaptchaPlace captcha={form.captcha} />}
        <div className="contact-form-actions">
          <button className="button" type="submit" disabled={isSubmitting}>
            {isSubmitting ? t('contact.form.submitting') : (form.button ?? t('contact.form.submit'))}
          </button>
          {form.stepWords && <StepButtons {...steps} words={form.stepWords} isBusy={isSubmitting} />}
          <p>
            {form.privacy}
            <EndLink link={form.privacyLink} />
          </p>
        </div>
        <BeforeApp />
        <p className="contact-form-status" role="status">
          {outcomeText(messages, form, status.message)}
        </p>
        {(status.message === 'networkError' || status.message === 'captchaFailed') && (
          <FallbackContacts fields={form.fields} values={values} subject={subject} isOpen={status.isOpen === true} />
        )}
      </form>
      <AfterSending form={form} status={status} onAgain={begin} />
    </>
  )
}

/**
 * The outcome of a submission. It is the only child of its element, as a text, so that React can replace it even if a browser's translator has
 * put something else in its place.
 */
function outcomeText(
  { t }: ReturnType<typeof useMessages>,
  form: FormContent,
  message: FormStatus['message'],
): string | undefined {
  if (message === 'captchaFailed') return form.captcha?.words.captchaFailed
  if (message === 'success' && form.success !== undefined) return form.success
  return message && t(`contact.form.${message}`)
}

/** The place for the widget of a captcha service, with the service's name. */
function CaptchaPlace({ captcha: { name, privacy, words } }: { readonly captcha: FormCaptcha }) {
  return (
    <>
      {name !== undefined && (
        <p className="contact-form-hint">
          {words.protectedBy} <a href={privacy}>{name}</a>
        </p>
      )}
      <div className="contact-form-captcha" />
    </>
  )
}

/** Hidden fields that the receiver expects from a browser without JavaScript. */
function Additions({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Says that sending needs JavaScript, and how to get in touch without it. Shown before the first field and instead of the button. */
function WithoutScript() {
  const { t } = useMessages()
  return (
    <noscript>
      <p>{t('contact.form.noScript')}</p>
      <ContactLinks />
    </noscript>
  )
}

/**
 * What the form says if it is submitted before the app has started: that it is being sent; that the app is loading, if a required
 * field is empty; or that the app could not be loaded. CSS decides which one is visible.
 */
function BeforeApp() {
  const { t } = useMessages()
  return (
    <div className="contact-form-before" aria-live="polite">
      <p>{t('contact.form.submitting')}</p>
      <p>{t('common.loading')}</p>
      <div>
        <p>{t('contact.form.networkError')}</p>
        <p>{t('contact.form.otherWays')}</p>
        <ContactLinks />
      </div>
    </div>
  )
}

/** A honeypot: a field that people neither see nor reach. If it is filled in, a machine did it. */
function Honeypot({ form: { key, honeypot, deliver } }: Pick<ContactFormProps, 'form'>) {
  const { t } = useMessages()
  if (honeypot === undefined) return null
  const id = `${key}-${honeypot}`
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{t('contact.form.honeypot')}</label>
      <input id={id} name={honeypot} type={deliver.honeypotType ?? 'text'} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
