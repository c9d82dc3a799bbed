import type { Chat } from '../../../schema/site-config.ts'
import type { ContactWay } from '../../../schema/texts.ts'
import { withMessage } from '../../../src/contact/values/with-message.ts'
import { dialledNumber } from '../../lib/addresses/phone-numbers.ts'
import type { CompleteConfig } from '../complete-config.ts'
import { fillPlaceholder } from '../words/fill-placeholder.ts'
import { chatService } from './chat-service.ts'

/** The mailto: link of an address: nothing in it can add a header to the message, such as another recipient. */
export function emailHref(email: string): string {
  return `mailto:${email.trim().split('@').map(encodeURIComponent).join('@')}`
}

/** The tel: link of a number as it is shown. */
export function phoneHref(phone: string, phonePrefix: string): string {
  return `tel:${dialledNumber(phone, phonePrefix)}`
}

/**
 * The address of a chat with the company, with the visitor's first message: what it is about, or the greeting in the language.
 */
export function chatHref(
  { phone, greeting, greetings, greetingAbout, ...service }: Chat,
  {
    locale,
    subject,
    phonePrefix = '',
  }: { readonly locale: string; readonly subject?: string | undefined; readonly phonePrefix?: string | undefined },
): string {
  const aboutIt = greetingAbout?.[locale]
  const about = subject && aboutIt && fillPlaceholder(aboutIt, 'subject', subject)
  const message = about ?? greetings?.[locale] ?? greeting
  const { url, phoneParameter, textParameter } = chatService(service)
  const number = dialledNumber(phone, phonePrefix).slice(1)
  const address = new URL(phoneParameter === undefined ? url + number : url)
  if (phoneParameter !== undefined) address.searchParams.set(phoneParameter, number)
  return withMessage(address.href, textParameter, message)
}

/** The link to the company itself, in a locale, perhaps about something; undefined where it has none of the kind. */
export function contactHref(
  { contactDetails, chat }: CompleteConfig,
  way: ContactWay,
  { locale, subject }: { readonly locale: string; readonly subject?: string | undefined },
): string | undefined {
  const { email, phone, phonePrefix = '' } = contactDetails
  const hrefs = {
    phone: () => phone?.[locale] && phoneHref(phone[locale], phonePrefix),
    email: () => email?.[locale] && mailAbout(emailHref(email[locale]), subject),
    chat: () => chat && chatHref(chat, { locale, subject, phonePrefix }),
  }
  // A text may name a way that there is not: the check tells of it.
  return hrefs[way]?.()
}

function mailAbout(href: string, subject: string | undefined): string {
  return subject === undefined ? href : withMessage(href, 'subject', subject)
}
