import type { FormContent } from '../../content/page-content.ts'
import { useShell } from '../../content/site-context.tsx'
import { useMessages } from '../../locale/use-messages.ts'
import { ActionLink } from '../../sections/action-link.tsx'
import { ContactLinks } from '../contact-links.tsx'
import type { FormStatus } from './use-status.ts'

interface AfterSendingProps {
  readonly form: FormContent
  readonly status: FormStatus
  /** Leads back to the empty form. */
  onAgain(): void
}

/**
 * What a visitor gets when a form was sent, and what stays when the success message has gone: what happens next, and what to do if it is urgent. A
 * form with one field, such as a newsletter's, only says that it was sent. Screen readers announce it; the focus stays where it is.
 */
export function AfterSending({ form, status, onAgain }: AfterSendingProps) {
  const { t } = useMessages()
  const { chat, contact } = useShell()
  const hasWays = Boolean(chat ?? contact.email ?? contact.phone)
  const isShort = form.fields.length < 2
  const next = form.next ?? (hasWays && !isShort ? t('contact.form.next') : undefined)
  const { isSent } = status
  return (
    <div className="after-sending" aria-live="polite">
      {isSent && <p className="after-sending-title">{t('contact.form.sent')}</p>}
      {form.opensAfter && (isSent || status.state === 'success') && (
        <ActionLink className="button" action={form.opensAfter} />
      )}
      {isSent && (
        <>
          {next && <p>{next}</p>}
          {!isShort && <ContactLinks />}
          <button className="button button-quiet" type="button" onClick={onAgain}>
            {t('contact.form.again')}
          </button>
        </>
      )}
    </div>
  )
}
