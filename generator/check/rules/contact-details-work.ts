import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { dialledNumber, isComplete, isPhoneNumber, plannedNumber } from '../../lib/phone-numbers.ts'
import { pathOf } from '../../schema/walk.ts'
import { problemsIn, type Rule, type Site, sourceFirst, type Told } from './site.ts'
import { entriesOf, scalarText, section, textsOf } from './unchecked-values.ts'

/** E-mail addresses and phone numbers can be used by the machines that read them. */
export const contactDetailsWork: Rule = (site) => {
  const { phone, email } = section(site.value.contactDetails)
  const base: Path = ['contactDetails']
  return [
    // Where its prefix is missing, that is told of the company's number.
    texts(phone).map(
      ([locale, text]) => !isCalled(site, text) && atValue('phone-form', [...base, 'phone', locale], { value: text }),
    ),
    texts(email).map(([locale, text]) => emailProblem(text, [...base, 'email', locale])),
    chatPhone(section(site.value.chat).phone),
    site.references.map(({ kind, name, place, unfinished }) => {
      if (unfinished) return undefined
      if (kind === 'phone') return phoneProblem(site, name, pathOf(place))
      return kind === 'email' && emailProblem(name, pathOf(place))
    }),
  ]
}

/** The problem of a text that is no phone number, or has no country prefix. */
export function phoneProblem(site: Site, text: string, path: Path): Problem | undefined {
  const isRight = isCalled(site, text) && (isComplete(text) || prefixOf(site) !== '')
  return isRight ? undefined : atValue('phone-form', path, { value: text })
}

function isCalled(site: Site, text: string): boolean {
  return isPhoneNumber(text, dialledNumber(text, prefixOf(site)))
}

function prefixOf({ value }: Site): string {
  return scalarText(section(value.contactDetails).phonePrefix)
}

/** The problem of a text that is no e-mail address. */
export function emailProblem(text: string, path: Path): Problem | undefined {
  return isEmail.test(text) ? undefined : atValue('email-form', path, { value: text, suggestion: meantEmail(text) })
}

/** Letters of other scripts before the @ are a slip, unless the domain is not ASCII either. */
const isEmail =
  /^(?:[\w.!#$%&'*+/=?^`{|}~-]+@|[\p{L}\p{M}\p{N}\w.!#$%&'*+/=?^`{|}~-]+@(?=.*\P{ASCII}))(?:[^\s@.,:;<>]+\.)+(?:(?:\p{L}\p{M}*){2,}|xn--[a-z0-9-]*[a-z0-9])$/iu

/** An e-mail address as it was probably meant: without what was copied along, spaces and commas, nor accents before the @. */
function meantEmail(text: string): string | undefined {
  const bare = (/<([^<>]+)>/.exec(text)?.[1] ?? text).replace(/^\s*mailto:|\s/gi, '')
  const meant = bare.replace(/[.,;]+$/, '').replace(/[,。．｡]/g, '.')
  const unaccented = meant.replace(/^[^@]+/, (name) => name.normalize('NFD').replace(/\p{M}/gu, ''))
  return [meant, unaccented].find((text) => isEmail.test(text))
}

function texts(value: unknown): [string, string][] {
  return Object.entries(textsOf(value)).filter(([, text]) => text !== '')
}

/** The number of the chat begins with a country code, never 0, and is long enough: stricter than the schema can be. */
function chatPhone(phone: unknown): Told {
  if (typeof phone !== 'string' || !/^\+\d{8,15}$/.test(phone) || /^\+[1-9]\d{9,14}$/.test(phone)) return undefined
  return atValue('chat-phone', ['chat', 'phone'], { value: phone })
}

/** Of numbers that no plan has: a national number rarely has more digits than this, and with its country's prefix always has. */
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

/** The phone number is the same in all languages, and still right with the country prefix before it. */
export const phonesAgree: Rule = (site) => {
  const { phone, phonePrefix } = section(site.value.contactDetails)
  if (typeof phonePrefix !== 'string') return undefined
  const texts = textsOf(phone)
  const phones = sourceFirst(site, { value: texts })
    .map((locale) => phoneOf(texts[locale] ?? '', { locale, phonePrefix }))
    .filter(({ text, dialled }) => isPhoneNumber(text, dialled))
  const slips = problemsIn(prefixProblems(phones, phonePrefix))
  return [
    slips.length > 0 ? slips : differenceProblems(phones, phonePrefix),
    chatProblems(section(site.value.chat), section(site.value.footer).social),
  ]
}

/** Numbers that become wrong when the prefix is put before them. */
function prefixProblems(phones: readonly Phone[], phonePrefix: string): Told {
  const isConfirmed = phones.some(({ isComplete }) => isComplete)
  return phones.map((phone) => {
    const slip = slipOf(phone, { phonePrefix, isConfirmed })
    if (!slip) return undefined
    const parameters = { value: phone.text, prefix: phonePrefix, dialled: phone.dialled, slip }
    return atValue('phone-prefix', phonePath(phone), parameters)
  })
}

/** Numbers that differ from that of the first locale. A number in another country is intended: it is for visitors from there. */
function differenceProblems([source, ...others]: readonly Phone[], phonePrefix: string): Told {
  if (!source) return undefined
  return others
    .filter(({ dialled }) => dialled !== source.dialled && dialled.startsWith(phonePrefix))
    .map((phone) =>
      atValue(
        'phone-differs',
        phonePath(phone),
        { value: phone.text, other: source.text },
        { related: [{ path: phonePath(source), at: 'value' }] },
      ),
    )
}

function phonePath({ locale }: Phone): Path {
  return ['contactDetails', 'phone', locale]
}

function phoneOf(text: string, { locale, phonePrefix }: { locale: string; phonePrefix: string }): Phone {
  const dialled = dialledNumber(text, phonePrefix)
  return { locale, text, digits: text.replace(/\D/g, ''), isComplete: isComplete(text), dialled }
}

/**
 * The slip in a number: with the prefix before it, the prefix is there twice, or that of another country behind it, or a 0 is dropped that may
 * belong to the number. A number that suits the plan of its country has none. A 0 is no slip if another locale has the complete number.
 */
function slipOf(
  { digits, dialled, isComplete }: Phone,
  { phonePrefix, isConfirmed }: { phonePrefix: string; isConfirmed: boolean },
): 'twice' | 'long' | 'zero' | undefined {
  if (isComplete || plannedNumber(dialled)) return undefined
  const prefix = phonePrefix.replace(/\D/g, '')
  const isTwice = digits.startsWith('00') || (digits.startsWith(prefix) && digits.length > longestNational)
  if (isTwice) return 'twice'
  if (digits.length > longestNational && !digits.startsWith('0')) return 'long'
  return digits.startsWith('0') && !isConfirmed ? 'zero' : undefined
}

/** Footer links to the same chat service have the number of the chat button. */
function chatProblems({ url, phone }: Readonly<Record<string, unknown>>, social: unknown): Told {
  if (typeof phone !== 'string' || typeof url !== 'string') return undefined
  return entriesOf(social, ['footer', 'social']).map(({ value: { url: address }, path }) => {
    if (typeof address !== 'string' || !address.startsWith(url)) return undefined
    const digits = /\d{8,15}/.exec(address.slice(url.length))?.[0]
    if (!digits || digits === phone.replace(/\D/g, '')) return undefined
    const parameters = { value: digits, other: phone }
    const related = [{ path: ['chat', 'phone'], at: 'value' as const }]
    return atValue('phone-differs', [...path, 'url'], parameters, { related, word: digits })
  })
}
