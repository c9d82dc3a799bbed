import { type BuiltInLanguage, builtInLanguage } from '../words/built-in-words.ts'
import type { PrivacyFacts } from './privacy-facts.ts'
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
import { tr } from './words/tr.ts'
import type { PrivacyWords } from './words/words.ts'
import { zh } from './words/zh.ts'

const all: Readonly<Record<BuiltInLanguage, PrivacyWords>> = { ar, de, en, es, fr, it, ja, nl, pl, pt, tr, zh }

/** The languages in which a site can say what it does with data. */
export const privacyLanguages: readonly string[] = Object.keys(all)

/** The law that the rights of visitors come from. */
export type PrivacyLaw = keyof PrivacyWords['law']

/** What a text on privacy says beside the facts. */
interface Surrounding {
  /** The BCP 47 tag of the language. */
  readonly tag: string
  readonly laws: readonly PrivacyLaw[]
  /** The company: its name, address and number, as far as there are some. */
  readonly company: readonly string[]
  readonly email: string | undefined
  /** The labels of the fields of a form, by its key. */
  readonly labelsOf: (form: string) => readonly string[]
  /** The words of the site itself on how long what was sent is kept. */
  readonly keeping: string | undefined
  readonly reviewed: string | undefined
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
    [words.kept, bullets(keptParts(words, facts)), words.cookies],
    [words.others, bullets(othersParts(words, facts, around))],
    [words.rights, ...around.laws.map((law) => words.law[law](around.email)), ...asOf(words, around)],
  ]
  return parts
    .filter(([, ...texts]) => texts.length > 0)
    .map(([title, ...texts]) => [`## ${title}`, ...texts].join('\n\n'))
    .join('\n\n')
}

function sentParts(words: PrivacyWords, { forms }: PrivacyFacts, { laws, labelsOf, keeping, tag }: Surrounding) {
  const each = forms.map(({ key, receiver }) => {
    const received = {
      path: () => receiver.kind === 'path' && words.received.path(receiver.path),
      address: () => receiver.kind === 'address' && words.received.address(receiver.host),
      service: () => receiver.kind === 'service' && words.received.service(receiver.name, receiver.host),
      email: () => receiver.kind === 'email' && words.received.email(receiver.name),
    }[receiver.kind]()
    return sentences(words.asks(listed(labelsOf(key).map(asPart), tag)), words.beside, received || '')
  })
  if (each.length === 0) return []
  const articles = laws.map((law) => words.article[law])
  return [...each, words.purpose(listed(articles, tag)), ...(keeping ? [keeping] : [])]
}

function keptParts(words: PrivacyWords, { kept }: PrivacyFacts): string[] {
  const [language, ...drafts] = kept
  return [...(language ? [words.language(language)] : []), ...drafts.map(words.draft)]
}

function othersParts(
  words: PrivacyWords,
  { country, pictures, analytics }: PrivacyFacts,
  { tag }: Surrounding,
): string[] {
  return [
    ...(country ? [words.country(country)] : []),
    ...(pictures.length > 0 ? [words.pictures(listed(pictures, tag))] : []),
    ...(analytics ? [words.visits(analytics.name, analytics.host)] : []),
    words.links,
    words.server,
  ]
}

function asOf(words: PrivacyWords, { reviewed, tag }: Surrounding): string[] {
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

/** A label of a field as a part of a sentence, without the mark at its end, in whatever script. One that is a sentence itself is quoted. */
function asPart(label: string): string {
  const words = label.replace(/[\s\p{Po}]+$/u, '')
  return /\p{Sentence_Terminal}/u.test(label.slice(words.length)) ? `<q>${words}</q>` : words
}

/** Sentences in one line: after a full stop as wide as a sign there is no space. */
function sentences(...all: readonly string[]): string {
  return all.join(' ').replaceAll('。 ', '。')
}
