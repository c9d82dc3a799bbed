import { bareWords } from '../../content/marked-words.ts'
import type { FormField } from '../../content/page-content.ts'
import { useShell } from '../../content/site-context.tsx'
import { useMessages } from '../../locale/use-messages.ts'
import { TargetLink } from '../../routing/target-link.tsx'
import type { FormValues } from '../values/form-values.ts'
import { shownFields } from '../values/shown-fields.ts'
import { withMessage } from '../values/with-message.ts'

interface FallbackContactsProps {
  readonly fields: readonly FormField[]
  readonly values: FormValues
  /** The subject of the visitor's message. */
  readonly subject?: string | undefined
  /** Whether the lead may have arrived anyway. */
  readonly isOpen: boolean
}

/** Other ways to send what was typed after sending the form failed: chat, e-mail, phone. */
export function FallbackContacts({ fields, values, subject, isOpen }: FallbackContactsProps) {
  const { t } = useMessages()
  const { chat, contact } = useShell()
  const about = subject === undefined ? [] : [`${t('contact.form.about')} ${subject}`]
  const text = [...about, asText(fields, values)].join('\n')
  return (
    <div className="contact-form-ways">
      {isOpen && <p>{t('contact.form.perhaps')}</p>}
      <p>{t('contact.form.otherWays')}</p>
      <ul>
        {chat && (
          <li>
            <TargetLink target={{ href: withMessage(chat.href, chat.textParameter, text) }}>
              {t('contact.form.viaChat')}
            </TargetLink>
          </li>
        )}
        {contact.emailHref && (
          <li>
            <a href={mailTo(contact.emailHref, text)}>{t('contact.form.viaEmail')}</a>
          </li>
        )}
        {contact.phone && (
          <li>
            <a href={contact.phoneHref}>{t('contact.form.viaPhone', { phone: leftToRight(contact.phone) })}</a>
          </li>
        )}
      </ul>
    </div>
  )
}

/** Isolates a text that runs from left to right, whatever the direction of the text around it. */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`
}

/** What was typed, as a message with a line for each field that has a value. */
function asText(fields: readonly FormField[], values: FormValues): string {
  return shownFields(fields, values)
    .flatMap((field) => {
      const value = values[field.name]
      if (!value || field.type === 'file') return []
      if (value === true) return [field.label]
      const chosen = 'options' in field ? field.options.find((option) => option.value === value)?.label : undefined
      return [`${field.label}: ${chosen ?? value}`]
    })
    .join('\n')
}

/** The `mailto:` address of an e-mail with a text. Its lines end with CRLF, as e-mails require. */
function mailTo(href: string, text: string): string {
  const body = text.replaceAll('\n', '\r\n')
  return `${href}?subject=${encodeURIComponent(document.title)}&body=${encodeURIComponent(bareWords(body))}`
}
