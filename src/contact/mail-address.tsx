import { splitAddress } from '../layout/split-address.ts'

interface MailAddressProps {
  readonly address: string
  readonly href: string
}

/**
 * A link to an e-mail address. The footer repeats this markup: if the app and a single page shared a component, the bundler would put
 * React into a chunk of its own, and the app would wait for one more request.
 */
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
