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
  /** A quick test: false if it cannot be in a text. */
  readonly mayBeIn: (text: string) => boolean
  /** A quick test: true if two texts surely have the same facts. Left out if finding the facts is just as fast. */
  readonly surelyAgree?: (text: string, other: string) => boolean
  /** Finds the facts of a text. Some depend on the text that it is compared with. */
  readonly find: (text: string, other: string) => string[]
  /** Whether a fact is among those of another text. Left out if it must be written the same way. */
  readonly isIn?: (fact: string, facts: readonly string[]) => boolean
  /** Whether a difference is intended, since each language has its own. Left out if it never is. */
  readonly isIntended?: (difference: FactDifference, site: RuleInput) => boolean
}

/** The facts that only one of two texts has. */
export interface FactDifference {
  readonly source: string
  readonly locale: string
  /** The facts that only the source has. */
  readonly missing: readonly string[]
  /** The facts that only the translation has. */
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
  // Images and e-mail addresses are separate facts; addresses on the site itself differ between languages.
  const links =
    withoutLanguageMarks(text)
      .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '')
      .replace(/<([a-z][a-z\d]*)(?=[\s/>])[^<>]*>/gi, (tag, name: string) => (isKeptTag(name) ? tag : ''))
      .match(/\bhttps?:\/\/[^\s)<>"']+|\]\(\s*(?!mailto:|\/)[^)\s]+/g) ?? []
  // Each language may have its own file.
  return links.map((link) => link.replace(/^\]\(\s*|[.,;:!?]+$/g, '')).filter((link) => !isOwnFile(link))
}

function isOwnFile(link: string): boolean {
  return downloadType.test(link) && !/^https?:/i.test(link)
}

/**
 * Whether each link leads to the part of a site in its language, and has a counterpart in the other text. Links to pages of this site that do
 * not exist in the other language need no counterpart.
 */
function leadToOwnParts({ source, locale, ...links }: FactDifference, site: RuleInput): boolean {
  const missing = links.missing.filter((link) => isLocaleLink(link, locale, site))
  const extra = links.extra.filter((link) => isLocaleLink(link, source, site))
  const allInLanguage = (links: readonly string[], of: string) =>
    links.every((link) => isLanguageLink(link, localeLanguage(site, of)))
  return missing.length === extra.length && (allInLanguage(missing, source) || allInLanguage(extra, locale))
}

/** Whether the page that a link leads to exists in a language. */
function isLocaleLink(link: string, locale: string, { pages }: RuleInput): boolean {
  const named = linkedPage(link)
  const page = pages.find(({ key }) => key === named)
  return page?.locales.includes(locale) ?? true
}

/** Whether a link leads to the part of another site that is in a language: `https://de.a.example`, `https://a.example/de-at/…`. */
function isLanguageLink(link: string, language: string): boolean {
  return link.split(/[^\w-]+/).some((part) => part.toLowerCase().split(/[-_]/)[0] === language)
}

/** Finds e-mail addresses. A user name or password before the host of a web address is no part of one, and no message may show it. */
function findEmails(text: string): string[] {
  const mails = text.replace(/\/\/[^\s/?#"]*@/g, '//')
  return (mails.match(/[\p{L}\p{M}\p{N}_.+-]+@[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+/gu) ?? []).map((email) =>
    email.toLowerCase(),
  )
}

/** Whether each text has the company's e-mail address for its language. */
function areOwnEmails({ source, locale, missing, extra }: FactDifference, site: RuleInput): boolean {
  const emails = site.config.contactDetails?.email ?? {}
  const allInLanguage = (found: readonly string[], of: string) =>
    found.every((email) => email === emails[of]?.toLowerCase())
  return missing.length === extra.length && allInLanguage(missing, source) && allInLanguage(extra, locale)
}
