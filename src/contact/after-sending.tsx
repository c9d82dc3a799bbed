import type { FormContent } from '../content/page-content.ts'
import { useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import { ContactLinks } from './contact-links.tsx'

interface AfterSendingProps {
  readonly form: FormContent
  /** Whether a lead was sent, and its success message has gone. */
  readonly isSent: boolean
  /** Leads back to the empty form. */
  onAgain(): void
}

/**
 * What stays once the success message has gone: what happens next, and what to do if it is urgent. A form of one field, such as that of a
 * newsletter, says only that it was sent. Screen readers are told of it; the focus stays where it is.
 */
export function AfterSending({ form, isSent, onAgain }: AfterSendingProps) {
  const { t } = useMessages()
  const { chat, contact } = useShell()
  const hasWays = Boolean(chat ?? contact.email ?? contact.phone)
  const isShort = form.fields.length < 2
  const next = form.next ?? (hasWays && !isShort ? t('contact.form.next') : undefined)
  return (
    <div className="after-sending" aria-live="polite">
      {isSent && (
        <>
          <p className="after-sending-title">{t('contact.form.sent')}</p>
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
