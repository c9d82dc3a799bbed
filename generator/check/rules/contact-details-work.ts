import { chatService } from '../../compile/contact/chat-service.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { isEmailAddress } from '../../lib/addresses/email-addresses.ts'
import {
  dialledNumber,
  isComplete,
  isPhoneNumber,
  type JudgedPhone,
  judgePhone,
} from '../../lib/addresses/phone-numbers.ts'
import { listEntries } from './entries.ts'
import { type Rule, type RuleInput, type RuleResult, sourceFirst } from './rule-input.ts'
import { valuesOfType } from './typed-values.ts'

/** E-mail addresses and phone numbers can be used by the machines that read them, wherever they stand. */
export const contactDetailsWork: Rule = (site) => [
  valuesOfType(site, 'phone').map(({ text, path }) => phoneProblem(site, text, path())),
  valuesOfType(site, 'email').map(({ text, path }) => emailProblem(text, path())),
]

/** The problem of a text that is no phone number, has no country prefix, or is not called as it was meant. */
export function phoneProblem(site: RuleInput, text: string, path: Path): Problem | undefined {
  const prefix = readPrefix(site)
  const { dialled, slip, suggestion } = judgePhone(text, prefix)
  // Where the company's number lacks its prefix, the message is about the prefix.
  const isWhole = isComplete(text) || slip === 'access' || prefix !== '' || path[0] === 'contactDetails'
  if (!isWhole || !isPhoneNumber(text, dialled)) return atValue('phone-form', path, { value: text })
  if (slip === undefined || (!isComplete(text) && slip !== 'access' && prefix === '')) return undefined
  return atValue('phone-prefix', path, { value: text, dialled, slip, ...(suggestion && { suggestion }) })
}

function readPrefix({ config }: RuleInput): string {
  return config.contactDetails?.phonePrefix ?? ''
}

/** The problem of a text that is no e-mail address. */
export function emailProblem(text: string, path: Path): Problem | undefined {
  if (isEmailAddress(text)) return undefined
  const suggestion = meantEmail(text)
  // With the same letters in ASCII, it would be another mailbox.
  const isForeign =
    suggestion === undefined && isEmailAddress(text.replace(/^\P{ASCII}+(?=.*@)|\P{ASCII}(?=.*@)/gu, 'a'))
  return atValue('email-form', path, {
    value: text,
    ...(suggestion && { suggestion }),
    ...(isForeign && { isForeign }),
  })
}

/** An e-mail address without what was copied along, such as spaces and commas. Never another address. */
function meantEmail(text: string): string | undefined {
  const bare = (/<([^<>]+)>/.exec(text)?.[1] ?? text).replace(/^\s*mailto:|\s/gi, '')
  const meant = bare.replace(/[.,;]+$/, '').replace(/[,。．｡]/g, '.')
  return isEmailAddress(meant) ? meant : undefined
}

/** A phone number as it is written in a language. */
interface Phone extends JudgedPhone {
  readonly locale: string
  readonly text: string
}

/** The phone number is the same in all languages, and chat links use the number of the chat. */
export const phonesAgree: Rule = (site) => {
  const { phone: texts = {} } = site.config.contactDetails ?? {}
  const prefix = readPrefix(site)
  const phones = sourceFirst(site, { value: texts })
    .map((locale): Phone => ({ locale, text: texts[locale] ?? '', ...judgePhone(texts[locale] ?? '', prefix) }))
    .filter(({ text, dialled }) => isPhoneNumber(text, dialled))
  return [
    // A wrong form is reported first.
    phones.every(({ slip }) => slip === undefined) && prefix !== '' && differenceProblems(phones, prefix),
    chatProblems(site),
  ]
}

/** Numbers that differ from that of the first locale. A number in another country is intended: it is for visitors from there. */
function differenceProblems([source, ...others]: readonly Phone[], phonePrefix: string): RuleResult {
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

/** Footer links to the same chat service have the number of the chat button. */
function chatProblems(site: RuleInput): RuleResult {
  const { phone, ...service } = site.config.chat ?? {}
  if (phone === undefined) return undefined
  const { url } = chatService(service)
  const number = dialledNumber(phone, readPrefix(site))
  // What is no number is reported first.
  if (!isPhoneNumber(phone, number)) return undefined
  const dialled = number.slice(1)
  return listEntries(site.config.footer?.social, ['footer', 'social']).map(({ value: { url: address }, path }) => {
    if (!address.startsWith(url)) return undefined
    const digits = /\d{8,15}/.exec(address.slice(url.length))?.[0]
    if (!digits || digits === dialled) return undefined
    const parameters = { value: digits, other: phone }
    const related = [{ path: ['chat', 'phone'], at: 'value' as const }]
    return atValue('phone-differs', [...path, 'url'], parameters, { related, word: digits })
  })
}
