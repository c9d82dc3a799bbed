import { useShell } from '../content/site-context.tsx'

/** The company's e-mail address, as a link; nothing where it has none. A line may break before the @; otherwise a long address would break at any letter. */
export function MailAddress() {
  const { email, emailHref } = useShell().contact
  if (email === undefined) return null
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
