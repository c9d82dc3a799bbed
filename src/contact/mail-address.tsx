import { useShell } from '../content/site-context.tsx'

/** The company's e-mail address, as a link. A line may break before the @; otherwise a long address would break at any letter. */
export function MailAddress() {
  const { email, emailHref } = useShell().contact
  const at = email.lastIndexOf('@')
  return (
    <a href={emailHref}>
      <span>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </a>
  )
}
