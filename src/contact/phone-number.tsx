import { useShell } from '../content/site-context.tsx'

/** The company's phone number, as a link. */
export function PhoneNumber() {
  const { phone, phoneHref } = useShell().contact
  return <a href={phoneHref}>{phone}</a>
}
