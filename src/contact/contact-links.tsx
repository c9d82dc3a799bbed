import { useShell } from '../content/site-context.tsx'
import { TargetLink } from '../routing/target-link.tsx'
import { MailAddress } from './mail-address.tsx'
import { PhoneNumber } from './phone-number.tsx'

/** Ways to get in touch without the form. */
export function ContactLinks() {
  const { chat, contact } = useShell()
  const { email, phone } = contact
  return (
    <>
      {chat && (
        <p>
          <TargetLink target={chat}>{chat.label}</TargetLink>
        </p>
      )}
      {email !== undefined && (
        <p>
          <MailAddress />
        </p>
      )}
      {phone !== undefined && (
        <p>
          <PhoneNumber />
        </p>
      )}
    </>
  )
}
