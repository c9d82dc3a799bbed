import type { Code } from '../../../diagnostics/codes.ts'
import { downloadType } from '../../../lib/files/download-types.ts'
import { withoutLanguageMarks } from '../../../lib/markdown/language-marks.ts'
import { isKeptTag } from '../../../lib/markdown/markup-schema.ts'
import type { RuleInput } from '../rule-input.ts'
import { numbersToCompare } from './comparable-numbers.ts'
import { haveSameDigits, matchesNumber } from './find-numbers.ts'
import { localeLanguage } from './language-guess.ts'
import { filesInText, linkedPage } from './texts-of-site.ts'

/** The codes of differences between translations. */
export type DifferenceCode = Extract<Code, `${string}-differs`>

/** Something that a translation must not change. */
export interface Fact {
  readonly code: DifferenceCode
  /** A quick look: false if it cannot be in a text. */
  readonly mayBeIn: (text: string) => boolean
  /** A quick look: true if two texts surely say the same. Omitted where to find the facts takes no longer. */
  readonly surelyAgree?: (text: string, other: string) => boolean
  /** The facts of a text. Some count only beside those of the text that it is compared with. */
  readonly find: (text: string, other: string) => string[]
  /** Whether a fact is among those of another text. Omitted if it must be written the same way. */
  readonly isIn?: (fact: string, facts: readonly string[]) => boolean
  /** Whether two texts are right to differ, since each language has its own. Omitted if none has. */
  readonly isIntended?: (difference: FactDifference, site: RuleInput) => boolean
}

/** What two texts of a value do not share. */
export interface FactDifference {
  readonly source: string
  readonly locale: string
  /** What only the text of the source has. */
  readonly missing: readonly string[]
  /** What only the other text has. */
  readonly extra: readonly string[]
}

/** Everything that a translation must not change. */
export const translatedFacts: readonly Fact[] = [
  {
    code: 'placeholder-differs',
    mayBeIn: (text) => text.includes('{'),
    find: (text) => text.match(/\{\{?\s*[\w.]+\s*\}?\}/g)?.map((found) => found.replace(/\s/g, '')) ?? [],
  },
  { code: 'email-differs', mayBeIn: (text) => text.includes('@'), find: findEmails, isIntended: areOwnEmails },
  { code: 'picture-differs', mayBeIn: (text) => text.includes('!['), find: (text) => filesInText(text).pictures },
  {
    code: 'url-differs',
    mayBeIn: (text) => text.includes('://') || text.includes(']('),
    find: findLinks,
    isIntended: leadToOwnParts,
  },
  {
    code: 'number-differs',
    mayBeIn: (text) => /\d\d/.test(text),
    surelyAgree: haveSameDigits,
    find: numbersToCompare,
    isIn: matchesNumber,
  },
  { code: 'markup-differs', mayBeIn: (text) => text.includes('<'), find: findTags },
]

/**
 * Tags of elements that a page keeps: another rule reports the others. Foreign words need `bdi` only where the words around them run the
 * other way.
 */
function findTags(text: string): string[] {
  const tags = text.matchAll(/<\/?(?!(?:bdi|span|abbr)\b)([a-z][a-z0-9]*)/gi)
  return [...tags].flatMap(([tag, name = '']) => (isKeptTag(name) ? `${tag.toLowerCase()}>` : []))
}

function findLinks(text: string): string[] {
  // Pictures and addresses of e-mail are facts of their own; those on the site itself are others in each language.
  const links =
    withoutLanguageMarks(text)
      .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '')
      .replace(/<([a-z][a-z\d]*)(?=[\s/>])[^<>]*>/gi, (tag, name: string) => (isKeptTag(name) ? tag : ''))
      .match(/\bhttps?:\/\/[^\s)<>"']+|\]\(\s*(?!mailto:|\/)[^)\s]+/g) ?? []
  // A file may be another one in each language.
  return links.map((link) => link.replace(/^\]\(\s*|[.,;:!?]+$/g, '')).filter((link) => !isOwnFile(link))
}

function isOwnFile(link: string): boolean {
  return downloadType.test(link) && !/^https?:/i.test(link)
}

/**
 * Whether each link of one text leads to the part of a site in its language, and has a counterpart in the other text. Links to pages of this
 * site that are not there in the other language have none.
 */
function leadToOwnParts({ source, locale, ...links }: FactDifference, site: RuleInput): boolean {
  const missing = links.missing.filter((link) => isLocaleLink(link, locale, site))
  const extra = links.extra.filter((link) => isLocaleLink(link, source, site))
  const allInLanguage = (links: readonly string[], of: string) =>
    links.every((link) => isLanguageLink(link, localeLanguage(site, of)))
  return missing.length === extra.length && (allInLanguage(missing, source) || allInLanguage(extra, locale))
}

/** Whether what a link leads to is there in a language. */
function isLocaleLink(link: string, locale: string, { pages }: RuleInput): boolean {
  const named = linkedPage(link)
  const page = pages.find(({ key }) => key === named)
  return page?.locales.includes(locale) ?? true
}

/** Whether a link leads to the part of another site that is in a language: `https://de.a.example`, `https://a.example/de-at/…`. */
function isLanguageLink(link: string, language: string): boolean {
  return link.split(/[^\w-]+/).some((part) => part.toLowerCase().split(/[-_]/)[0] === language)
}

/** What stands before the host of a web address is a name or a password: it is no part of an e-mail address, and no message may show it. */
function findEmails(text: string): string[] {
  const mails = text.replace(/\/\/[^\s/?#"]*@/g, '//')
  return (mails.match(/[\p{L}\p{M}\p{N}_.+-]+@[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+/gu) ?? []).map((email) =>
    email.toLowerCase(),
  )
}

/** Whether each text has the address at which the company is reached in its language. */
function areOwnEmails({ source, locale, missing, extra }: FactDifference, site: RuleInput): boolean {
  const emails = site.config.contactDetails?.email ?? {}
  const allInLanguage = (found: readonly string[], of: string) =>
    found.every((email) => email === emails[of]?.toLowerCase())
  return missing.length === extra.length && allInLanguage(missing, source) && allInLanguage(extra, locale)
}
