import { useShell } from '../content/site-context.tsx'

/** The company's phone number, as a link; nothing where it has none. */
export function PhoneNumber() {
  const { phone, phoneHref } = useShell().contact
  return phone === undefined ? null : <a href={phoneHref}>{phone}</a>
}
