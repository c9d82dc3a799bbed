import { splitAddress } from '../layout/split-address.ts'

interface MailAddressProps {
  readonly address: string
  readonly href: string
}

/**
 * A link to an e-mail address. The footer writes the same by itself: where the app and a single page share a component, the bundler puts
 * React into a file of its own, and the app waits for one request more.
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
