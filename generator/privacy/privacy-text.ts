import type { PrivacyLaw } from '../../schema/sections/privacy.ts'
import { countryName } from '../lib/languages/display-names.ts'
import { type BuiltInLanguage, builtInLanguage } from '../words/built-in-words.ts'
import type { PrivacyFacts, Receiver } from './privacy-facts.ts'
import { servicesElsewhere } from './services-elsewhere.ts'
import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { ja } from './words/ja.ts'
import { nl } from './words/nl.ts'
import { pl } from './words/pl.ts'
import { pt } from './words/pt.ts'
import { ptPT } from './words/pt-pt.ts'
import { tr } from './words/tr.ts'
import type { PrivacyWords } from './words/words.ts'
import { zh } from './words/zh.ts'

const all: Readonly<Record<BuiltInLanguage, PrivacyWords>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  'pt-PT': ptPT,
  tr,
  zh,
}

/** The languages in which a site can say what it does with data, whatever their country. */
export const privacyLanguages: readonly string[] = Object.keys(all).filter((tag) => !tag.includes('-'))

/** What a text on privacy says beside the facts. */
interface Surrounding {
  /** The BCP 47 tag of the language. */
  readonly tag: string
  readonly laws: readonly PrivacyLaw[]
  /** The company: its name, address and number, as far as there are some. */
  readonly company: readonly string[]
  readonly email: string | undefined
  /** The labels of the fields of a form, by its key. */
  readonly listLabels: (form: string) => readonly string[]
  /** The words of the site itself on how long what was sent is kept. */
  readonly keeping: string | undefined
  readonly reviewed: string | undefined
  /** The words of the button that withdraws consent. */
  readonly choices: string
}

/** Whether there are words for a language. */
export function speaksPrivacy(tag: string): boolean {
  return builtInLanguage(tag) !== undefined
}

/** What a site does with data, in Markdown; empty where the generator has no words of the language, which the check does not let pass. */
export function privacyText(facts: PrivacyFacts, around: Surrounding): string {
  const language = builtInLanguage(around.tag)
  if (!language) return ''
  const words = all[language]
  const parts = [
    [words.who, words.responsible(around.company, around.email)],
    [words.sent, ...sentParts(words, facts, around)],
    [words.kept, bullets(keptParts(words, facts)), mayHaveCookies(facts) ? words.cookiesOfOthers : words.cookies],
    [words.others, ...othersParts(words, facts, around)],
    [words.rights, ...around.laws.map((law) => words.law[law](around.email)), ...reviewedLine(words, around)],
  ]
  return parts
    .filter(([, ...texts]) => texts.length > 0)
    .map(([title, ...texts]) => [`## ${title}`, ...texts].join('\n\n'))
    .join('\n\n')
}

/** Whether a service that the site shows or asks may set cookies. */
function mayHaveCookies({ embeds, checks, consented }: PrivacyFacts): boolean {
  return [embeds, checks, consented].some((services) => services.length > 0)
}

function sentParts(words: PrivacyWords, { forms }: PrivacyFacts, around: Surrounding): string[] {
  if (forms.length === 0) return []
  const each = forms.map(({ key, receiver }) => {
    const fields = listed(around.listLabels(key).map(asPart), around.tag)
    return sentences(words.asks(fields), words.beside, receivedBy(receiver, words.received))
  })
  return [...each, ...purposes(words, forms, around), ...(around.keeping ? [around.keeping] : [])]
}

function receivedBy(receiver: Receiver, words: PrivacyWords['received']): string {
  switch (receiver.kind) {
    case 'path':
      return words.path(receiver.path)
    case 'address':
      return words.address(receiver.host)
    case 'service':
      return words.service(receiver.name, receiver.host)
    case 'email':
      return words.email(receiver.name)
  }
}

/** Why what is sent may be used: of a request, of the newsletter, and of what a visitor agrees to. */
function purposes(words: PrivacyWords, forms: PrivacyFacts['forms'], around: Surrounding): string[] {
  const boxes = forms.flatMap(({ key, fields, consents }) => {
    const labels = around.listLabels(key)
    return consents.map((name) => `<q>${withoutMark(labels[fields.indexOf(name)] ?? name)}</q>`)
  })
  return [
    ...(forms.some(({ isNewsletter }) => !isNewsletter) ? [words.purpose(articles(words, around, 'contract'))] : []),
    ...(forms.some(({ isNewsletter }) => isNewsletter) ? [words.newsletter(articles(words, around, 'consent'))] : []),
    ...(boxes.length > 0
      ? [words.consent(listed([...new Set(boxes)], around.tag), articles(words, around, 'consent'))]
      : []),
  ]
}

/** The items of the articles of the laws that name each reason for which data may be used. */
const items = {
  consent: { lgpd: 'I', gdpr: 'a' },
  contract: { lgpd: 'V', gdpr: 'b' },
  interest: { lgpd: 'IX', gdpr: 'f' },
} as const

function articles(words: PrivacyWords, { laws, tag }: Surrounding, reason: keyof typeof items): string {
  const each = laws.map((law) => words.article[law](items[reason][law]))
  return listed(each, tag)
}

function keptParts(words: PrivacyWords, { kept }: PrivacyFacts): string[] {
  const [language, ...others] = kept
  const also = others.map((key) => (key.startsWith('draft.') ? words.draft(key) : words.choice(key)))
  return [...(language ? [words.language(language)] : []), ...also]
}

/** Which other services learn of a visitor, why they may, and where they work. */
function othersParts(words: PrivacyWords, facts: PrivacyFacts, around: Surrounding): string[] {
  const { country: asked, pictures, embeds, checks, consented, analytics } = facts
  const { laws, tag, choices } = around
  const agreement = articles(words, around, 'consent')
  const lines = [
    ...(asked ? [words.country(asked)] : []),
    ...(pictures.length > 0 ? [words.pictures(listed(pictures, tag))] : []),
    ...(analytics ? [words.visits(analytics.name, analytics.host)] : []),
    ...(embeds.length > 0 ? [words.embeds(listed(embeds.map(withHost), tag), agreement)] : []),
    ...(consented.length > 0 ? [words.agreed(listed(consented.map(withHost), tag), agreement, choices)] : []),
    ...(checks.length > 0
      ? [words.checked(listed(checks.map(withHost), tag), articles(words, around, 'interest'))]
      : []),
    words.links,
    words.server,
  ]
  const elsewhere = servicesElsewhere(facts, laws).map(({ name, country }) =>
    country === undefined ? name : words.located(name, countryName(country, tag)),
  )
  const transferred = listed(
    laws.map((law) => words.transferArticle[law]),
    tag,
  )
  return [
    bullets(lines),
    words.interest(articles(words, around, 'interest')),
    ...(elsewhere.length > 0 ? [words.transfer(listed(elsewhere, tag), transferred)] : []),
  ]
}

/** A service with its company and its host; only the host if it has no name. */
function withHost({ name, company, host }: PrivacyFacts['consented'][number]): string {
  const parts = [company, host].filter((part) => part !== undefined)
  return name === host ? host : `${name} (${parts.join(', ')})`
}

function reviewedLine(words: PrivacyWords, { reviewed, tag }: Surrounding): string[] {
  if (reviewed === undefined) return []
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${reviewed}T00:00Z`),
  )
  return [words.asOf(day)]
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

function listed(words: readonly string[], tag: string): string {
  return new Intl.ListFormat(tag).format(words)
}

/** A label of a field as a part of a sentence. One that is a sentence itself is quoted. */
function asPart(label: string): string {
  const words = withoutMark(label)
  return /\p{Sentence_Terminal}/u.test(label.slice(words.length)) ? `<q>${words}</q>` : words
}

/** A label without the mark at its end, in whatever script. */
function withoutMark(label: string): string {
  return label.replace(/[\s\p{Po}]+$/u, '')
}

/** Joins sentences. There is no space after a full-width full stop. */
function sentences(...all: readonly string[]): string {
  return all.join(' ').replaceAll('。 ', '。')
}
