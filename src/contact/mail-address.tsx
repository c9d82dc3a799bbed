import { splitAddress } from '../layout/split-address.ts'

interface MailAddressProps {
  readonly address: string
  readonly href: string
}

/** A link to an e-mail address. */
export function MailAddress({ address, href }: MailAddressProps) {
  const [mailbox, host] = splitAddress(address)
  return (
    <a href={href}>
      <span>
        {mailbox}
        <wbr />
        {host}
      </span>
    </a>
  )
}
