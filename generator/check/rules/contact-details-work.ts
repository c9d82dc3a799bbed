import { dialledNumber, isPhoneNumber } from '../../compile/contact-links.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import type { Rule } from './rule.ts'
import { section, textsOf } from './unchecked-values.ts'

/** E-mail addresses and phone numbers can be used by the machines that read them. */
export const contactDetailsWork: Rule = ({ value }) => {
  const details = section(value.contactDetails)
  const prefix = typeof details.phonePrefix === 'string' ? details.phonePrefix : ''
  const base: Path = ['contactDetails']
  return [
    ...texts(details.phone, (text) => !isPhoneNumber(text, dialledNumber(text, prefix))).map(([locale, text]) =>
      atValue('phone-form', [...base, 'phone', locale], { parameters: { value: text } }),
    ),
    ...texts(details.email, (text) => !email.test(text)).map(([locale, text]) =>
      atValue('email-form', [...base, 'email', locale], { parameters: { value: text, suggestion: meantEmail(text) } }),
    ),
    ...chatPhone(section(value.chat).phone),
  ]
}

const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[^\s@.,:;<>]+(\.[^\s@.,:;<>]+)*\.[a-z]{2,}$/i

/** An e-mail address as it was probably meant: without what was copied along, and without spaces, commas and accents. */
function meantEmail(text: string): string | undefined {
  const bare = (/<([^<>]+)>/.exec(text)?.[1] ?? text).replace(/^\s*mailto:|\s/gi, '')
  const meant = bare
    .replace(/[.,;]+$/, '')
    .replaceAll(',', '.')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return email.test(meant) ? meant : undefined
}

function texts(value: unknown, isWrong: (text: string) => boolean): [string, string][] {
  return Object.entries(textsOf(value)).filter(([, text]) => text !== '' && isWrong(text))
}

/** The number of the chat begins with a country code, never 0, and is long enough: stricter than the schema can be. */
function chatPhone(phone: unknown): Problem[] {
  if (typeof phone !== 'string' || !/^\+\d{8,15}$/.test(phone) || /^\+[1-9]\d{9,14}$/.test(phone)) return []
  return [atValue('chat-phone', ['chat', 'phone'], { parameters: { value: phone } })]
}
