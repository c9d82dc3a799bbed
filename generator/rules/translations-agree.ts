import type { Code } from '../diagnostics/codes.ts'
import { atValue, type Problem } from '../diagnostics/problem.ts'
import { picturesIn } from './image-files.ts'
import { languageOf } from './language-guess.ts'
import { haveSameDigits, isSaidIn, numbersToCompare } from './numbers-in.ts'
import type { Rule } from './rule.ts'
import { type LocalisedEntry, type Site, textPath } from './site.ts'
import { sourceFirst } from './source-first.ts'

type DifferenceCode = Extract<Code, `${string}-differs`>

/** Something that a translation must not change. */
interface Fact {
  readonly code: DifferenceCode
  /** A quick look: false if it cannot be in a text. */
  readonly mayBeIn: (text: string) => boolean
  /** A quick look: true if two texts surely say the same. Omitted where to find the facts takes no longer. */
  readonly surelyAgree?: (text: string, other: string) => boolean
  /** The facts of a text. Some count only beside those of the text that it is compared with. */
  readonly find: (text: string, other: string) => string[]
  /** Whether a fact is among those of another text. Omitted if it must be written the same way. */
  readonly isIn?: (fact: string, facts: readonly string[]) => boolean
  /** Whether a fact is that of one language, and others have their own. Omitted if none is. */
  readonly isOf?: (fact: string, language: string) => boolean
}

const facts: readonly Fact[] = [
  {
    code: 'placeholder-differs',
    mayBeIn: (text) => text.includes('{'),
    find: (text) => text.match(/\{\{?\s*[\w.]+\s*\}?\}/g)?.map((found) => found.replace(/\s/g, '')) ?? [],
  },
  { code: 'email-differs', mayBeIn: (text) => text.includes('@'), find: emailsIn },
  { code: 'picture-differs', mayBeIn: (text) => text.includes('!['), find: picturesIn },
  {
    code: 'url-differs',
    mayBeIn: (text) => text.includes('://') || text.includes(']('),
    find: linksIn,
    isOf: isLinkOf,
  },
  {
    code: 'number-differs',
    mayBeIn: (text) => /\d\d/.test(text),
    surelyAgree: haveSameDigits,
    find: numbersToCompare,
    isIn: isSaidIn,
  },
  {
    code: 'markup-differs',
    mayBeIn: (text) => text.includes('<'),
    find: (text) => text.match(/<\/?[a-z][a-z0-9]*/gi)?.map((tag) => `${tag.toLowerCase()}>`) ?? [],
  },
]

/** What only Markdown texts are meant to have. */
const inMarkdown: ReadonlySet<DifferenceCode> = new Set(['markup-differs', 'picture-differs'])

/** Placeholders, addresses, pictures, numbers and markup are the same in all languages of a text. */
export const translationsAgree: Rule = (site) =>
  site.localised.flatMap((entry) => (isTranslated(entry) ? differences(site, entry) : []))

/** Whether the texts of a value are translations of each other. Optional texts are not: they say what only their language needs. */
function isTranslated({ kind, value }: LocalisedEntry): boolean {
  return (kind === 'text' || kind === 'markdown') && !Object.values(value).some(isMereAddress)
}

/** Whether a text is only an e-mail address or a number, which may differ between languages. */
function isMereAddress(text: string): boolean {
  return /^\S+@\S+$|^[\d\s()+./-]+$/.test(text)
}

function differences(site: Site, { place, kind, value }: LocalisedEntry): Problem[] {
  const texts = Object.values(value)
  // In a plain text, markup is told where it stands: the others are right to have none.
  const present = facts.filter(
    ({ code, mayBeIn }) => (kind === 'markdown' || !inMarkdown.has(code)) && texts.some(mayBeIn),
  )
  if (present.length === 0) return []
  const [source = '', ...others] = sourceFirst(site, value)
  return present.flatMap(({ code, surelyAgree, find, isIn = isAmong, isOf }) => {
    return others.flatMap((locale): Problem[] => {
      const [original = '', translation = ''] = [value[source], value[locale]]
      if (surelyAgree?.(original, translation)) return []
      const there = find(original, translation)
      const here = find(translation, original)
      const missing = distinct(there).filter((fact) => !isIn(fact, here))
      const extra = distinct(here).filter((fact) => !isIn(fact, there))
      if (missing.length === 0 && extra.length === 0) return []
      if (code === 'number-differs' && (missing.length === 0 || extra.length === 0)) return []
      const areOf = (found: string[], of: string) => found.every((fact) => isOf?.(fact, languageOf(site, of)))
      if (missing.length === extra.length && (areOf(missing, source) || areOf(extra, locale))) return []
      return [atValue(code, textPath(place, locale), { parameters: { locale, source, missing, extra } })]
    })
  })
}

function isAmong(fact: string, facts: readonly string[]): boolean {
  return facts.includes(fact)
}

function distinct(facts: readonly string[]): string[] {
  return [...new Set(facts)]
}

function linksIn(text: string): string[] {
  // Pictures and addresses of e-mail are facts of their own; those on the site itself are others in each language.
  const links =
    text.replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '').match(/\bhttps?:\/\/[^\s)<>"']+|\]\(\s*(?!mailto:|\/)[^)\s]+/g) ?? []
  return links.map((link) => link.replace(/^\]\(\s*|[.,;:!?]+$/g, ''))
}

/** Whether a link leads to the part of another site that is in a language: `https://de.a.example`, `https://a.example/de-at/…`. */
function isLinkOf(link: string, language: string): boolean {
  return link.split(/[^\w-]+/).some((part) => part.toLowerCase().split(/[-_]/)[0] === language)
}

function emailsIn(text: string): string[] {
  return (text.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []).map((email) => email.toLowerCase())
}
