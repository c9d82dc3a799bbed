import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import { dialledNumber, isComplete } from '../dialled-number.ts'
import { isNumber } from './contact-details-work.ts'
import type { Rule } from './rule.ts'
import { section, textsOf } from './site.ts'
import { sourceFirst } from './translations-agree.ts'

/** A national number rarely has more digits than this, and with its country's prefix always has. */
const longestNational = 11

/** A phone number as it is written. */
interface Phone {
  readonly locale: string
  readonly text: string
  readonly digits: string
  /** Whether it begins with a country prefix. */
  readonly isComplete: boolean
  /** The number that links call. */
  readonly dialled: string
}

/** The phone number is the same in all languages, and becomes the one that is meant when the prefix of the country is put before it. */
export const phonesAgree: Rule = (site) => {
  const { phone, phonePrefix } = section(site.value.contactDetails)
  if (typeof phonePrefix !== 'string') return []
  const texts = textsOf(phone)
  const phones = sourceFirst(site, texts)
    .map((locale) => phoneOf(texts[locale] ?? '', { locale, phonePrefix }))
    .filter(({ text, dialled }) => isNumber(text, dialled))
  const isConfirmed = phones.some(({ isComplete }) => isComplete)
  const slips = phones.map((phone) => slipOf(phone, { phonePrefix, isConfirmed }))
  const path = (locale: string): Path => ['contactDetails', 'phone', locale]
  const [source, ...others] = phones
  return [
    ...phones.flatMap(({ locale, text, dialled }, index): Problem[] => {
      const slip = slips[index]
      const parameters = { value: text, prefix: phonePrefix, dialled }
      return slip ? [atValue('phone-prefix', path(locale), { parameters: { ...parameters, slip } })] : []
    }),
    ...others.flatMap(({ locale, text, dialled }): Problem[] => {
      // A number of another country is meant for visitors from there.
      if (!source || slips.some(Boolean) || dialled === source.dialled || !dialled.startsWith(phonePrefix)) return []
      const parameters = { value: text, other: source.text }
      return [
        atValue('phone-differs', path(locale), { parameters, related: [{ path: path(source.locale), at: 'value' }] }),
      ]
    }),
    ...chatProblems(section(site.value.chat), section(site.value.footer).social),
  ]
}

function phoneOf(text: string, { locale, phonePrefix }: { locale: string; phonePrefix: string }): Phone {
  const dialled = dialledNumber(text, phonePrefix)
  return { locale, text, digits: text.replace(/\D/g, ''), isComplete: isComplete(text), dialled }
}

/** A 0 in the number of one language is right where the complete number of another one tells the rest. */
function slipOf(
  { digits, isComplete }: Phone,
  { phonePrefix, isConfirmed }: { phonePrefix: string; isConfirmed: boolean },
): 'twice' | 'zero' | undefined {
  if (isComplete) return undefined
  const prefix = phonePrefix.replace(/\D/g, '')
  const isTwice = digits.startsWith('00') || (digits.startsWith(prefix) && digits.length > longestNational)
  return isTwice ? 'twice' : digits.startsWith('0') && !isConfirmed ? 'zero' : undefined
}

/** Links at the foot of the page that open the same chat as the button have its number. */
function chatProblems({ url, phone }: Readonly<Record<string, unknown>>, social: unknown): Problem[] {
  if (typeof phone !== 'string' || typeof url !== 'string' || !Array.isArray(social)) return []
  return social.flatMap((link, index): Problem[] => {
    const { url: address } = section(link)
    if (typeof address !== 'string' || !address.startsWith(url)) return []
    const digits = /\d{8,15}/.exec(address.slice(url.length))?.[0]
    if (!digits || digits === phone.replace(/\D/g, '')) return []
    const parameters = { value: digits, other: phone }
    const related = [{ path: ['chat', 'phone'], at: 'value' as const }]
    return [atValue('phone-differs', ['footer', 'social', index, 'url'], { parameters, related, word: digits })]
  })
}
