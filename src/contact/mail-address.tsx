import { useShell } from '../content/site-context.tsx'

/** The company's e-mail address, as a link; nothing where it has none. */
export function MailAddress() {
  const { email, emailHref } = useShell().contact
  if (email === undefined) return null
  return (
    <a href={emailHref}>
      <MailWords address={email} />
    </a>
  )
}

/** An e-mail address, or other words. A line may break before the @; otherwise a long address would break at any letter. */
export function MailWords({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
