import type { ReactNode } from 'react'
import type { ContactInfoItem } from '../../schema/common.ts'
import { ContactLink, MailAddress } from '../contact/mail-address.tsx'
import { PhoneNumber } from '../contact/phone-number.tsx'
import type { Content, ShownDetails } from '../content/page-content.ts'
import { useShell } from '../content/site-context.tsx'
import { Icon } from '../media/icon.tsx'
import { ExternalLink } from '../routing/external-link.tsx'
import { OpenNow } from './open-now.tsx'

interface ContactInfoListProps {
  readonly items: readonly Content<ContactInfoItem>[]
  readonly details: ShownDetails
}

/** The ways to reach the company. */
export function ContactInfoList({ items, details }: ContactInfoListProps) {
  const { chat } = useShell()
  const values: Record<ContactInfoItem['detail'], ReactNode> = {
    email: details.email ? <ContactLink {...details.email} /> : <MailAddress />,
    phone: details.phone ? <ContactLink {...details.phone} /> : <PhoneNumber />,
    address: details.address,
    hours: (
      <>
        {details.hours}
        <OpenNow open={details.open} />
      </>
    ),
    chat: chat && <ExternalLink href={chat.href}>{chat.label}</ExternalLink>,
  }
  return (
    <dl className="contact-info">
      {items.map(({ detail, icon, label }) => (
        <div key={detail}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{values[detail]}</dd>
        </div>
      ))}
      {details.others?.map(({ name, detail, label, href }) => (
        <div key={href}>
          <dt>
            <Icon name={items.find((item) => item.detail === detail)?.icon ?? ''} />
            {name}
          </dt>
          <dd>
            <ContactLink label={label} href={href} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
