import type { DetailLink } from '../content/page-content.ts'
import { useShell } from '../content/site-context.tsx'

/** The company's e-mail address, as a link; nothing where it has none. */
export function MailAddress() {
  const { email, emailHref = '' } = useShell().contact
  return email === undefined ? null : <ContactLink label={email} href={emailHref} />
}

/** A phone number or an e-mail address, as a link. A line may break before an @; otherwise a long address would break at any letter. */
export function ContactLink({ label, href }: DetailLink) {
  const at = label.lastIndexOf('@')
  return (
    <a href={href}>
      {at < 0 ? (
        label
      ) : (
        <span>
          {label.slice(0, at)}
          <wbr />
          {label.slice(at)}
        </span>
      )}
    </a>
  )
}
