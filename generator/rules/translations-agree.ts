import { isKeptTag } from '../compile/markup-schema.ts'
import type { Code } from '../diagnostics/codes.ts'
import { atValue, type Problem } from '../diagnostics/problem.ts'
import { picturesIn } from './image-files.ts'
import { languageOf } from './language-guess.ts'
import { haveSameDigits, isSaidIn, numbersToCompare } from './numbers-in.ts'
import type { Rule } from './rule.ts'
import { areTranslations, type LocalisedEntry, type Site, textPath } from './site.ts'
import { sourceFirst } from './source-first.ts'
import { section, textsOf } from './unchecked-values.ts'

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
  /** Whether two texts are right to differ, since each language has its own. Omitted if none has. */
  readonly isIntended?: (difference: Difference, site: Site) => boolean
}

/** What two texts of a value do not share. */
interface Difference {
  readonly source: string
  readonly locale: string
  /** What only the text of the source has. */
  readonly missing: readonly string[]
  /** What only the other text has. */
  readonly extra: readonly string[]
}

const facts: readonly Fact[] = [
  {
    code: 'placeholder-differs',
    mayBeIn: (text) => text.includes('{'),
    find: (text) => text.match(/\{\{?\s*[\w.]+\s*\}?\}/g)?.map((found) => found.replace(/\s/g, '')) ?? [],
  },
  { code: 'email-differs', mayBeIn: (text) => text.includes('@'), find: emailsIn, isIntended: areOwnEmails },
  { code: 'picture-differs', mayBeIn: (text) => text.includes('!['), find: picturesIn },
  {
    code: 'url-differs',
    mayBeIn: (text) => text.includes('://') || text.includes(']('),
    find: linksIn,
    isIntended: leadToOwnParts,
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
    // Foreign words need `bdi` only where the words around them run the other way.
    find: (text) =>
      text.match(/<\/?(?!bdi\b)[a-z][a-z0-9]*/gi)?.flatMap((tag) => (isKept(tag) ? `${tag.toLowerCase()}>` : [])) ?? [],
  },
]

/** What only Markdown texts are meant to have. */
const inMarkdown: ReadonlySet<DifferenceCode> = new Set(['markup-differs', 'picture-differs'])

/** Placeholders, addresses, pictures, numbers and markup are the same in all languages of a text. */
export const translationsAgree: Rule = (site) =>
  site.localised.flatMap((entry) => (isTranslated(entry) ? differences(site, entry) : []))

/** Whether the texts of a value say the same. */
function isTranslated({ kind, value }: LocalisedEntry): boolean {
  return areTranslations(kind) && !Object.values(value).some(isMereAddress)
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
  return present.flatMap((fact) => {
    const alone = fact.code === 'placeholder-differs' ? onlyInSource(fact, value, { source, others }) : []
    if (alone.length > 0) {
      const parameters = { locale: source, source, missing: alone, extra: [], isAlone: true }
      return [atValue(fact.code, textPath(place, source), { parameters })]
    }
    return others.flatMap((locale): Problem[] => {
      const difference = differenceOf(fact, value, { source, locale })
      if (!difference || fact.isIntended?.(difference, site)) return []
      return [atValue(fact.code, textPath(place, locale), { parameters: difference })]
    })
  })
}

/** What no translation has at all: a slip in the source, not in each of them. Empty where some have it, or there is only one. */
function onlyInSource(
  { mayBeIn, find }: Fact,
  texts: LocalisedEntry['value'],
  { source, others }: { readonly source: string; readonly others: readonly string[] },
): string[] {
  if (others.length < 2 || others.some((locale) => mayBeIn(texts[locale] ?? ''))) return []
  return distinct(find(texts[source] ?? '', ''))
}

function differenceOf(
  { code, surelyAgree, find, isIn = isAmong }: Fact,
  texts: LocalisedEntry['value'],
  { source, locale }: Pick<Difference, 'source' | 'locale'>,
): Difference | undefined {
  const [original = '', translation = ''] = [texts[source], texts[locale]]
  if (surelyAgree?.(original, translation)) return undefined
  const there = find(original, translation)
  const here = find(translation, original)
  const missing = distinct(there).filter((fact) => !isIn(fact, here))
  const extra = distinct(here).filter((fact) => !isIn(fact, there))
  if (missing.length === 0 && extra.length === 0) return undefined
  if (code === 'number-differs' && (missing.length === 0 || extra.length === 0)) return undefined
  return { source, locale, missing, extra }
}

function isAmong(fact: string, facts: readonly string[]): boolean {
  return facts.includes(fact)
}

function distinct(facts: readonly string[]): string[] {
  return [...new Set(facts)]
}

/** Whether a page shows the element that a tag begins or ends: any other is told where it stands. */
function isKept(tag: string): boolean {
  return isKeptTag(tag.replace(/^<\/?/, ''))
}

function linksIn(text: string): string[] {
  // Pictures and addresses of e-mail are facts of their own; those on the site itself are others in each language.
  const links =
    text
      .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '')
      .replace(/<[a-z][a-z\d]*(?=[\s/>])[^<>]*>/gi, (tag) => (isKept(/^<\w+/.exec(tag)?.[0] ?? '') ? tag : ''))
      .match(/\bhttps?:\/\/[^\s)<>"']+|\]\(\s*(?!mailto:|\/)[^)\s]+/g) ?? []
  return links.map((link) => link.replace(/^\]\(\s*|[.,;:!?]+$/g, ''))
}

/** Whether each link of one text leads to the part of a site in its language, and has a counterpart in the other text. */
function leadToOwnParts({ source, locale, missing, extra }: Difference, site: Site): boolean {
  const areOf = (links: readonly string[], of: string) => links.every((link) => isLinkOf(link, languageOf(site, of)))
  return missing.length === extra.length && (areOf(missing, source) || areOf(extra, locale))
}

/** Whether a link leads to the part of another site that is in a language: `https://de.a.example`, `https://a.example/de-at/…`. */
function isLinkOf(link: string, language: string): boolean {
  return link.split(/[^\w-]+/).some((part) => part.toLowerCase().split(/[-_]/)[0] === language)
}

function emailsIn(text: string): string[] {
  return (text.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []).map((email) => email.toLowerCase())
}

/** Whether each text has the address at which the company is reached in its language. */
function areOwnEmails({ source, locale, missing, extra }: Difference, site: Site): boolean {
  const emails = textsOf(section(site.value.contactDetails).email)
  const areOf = (found: readonly string[], of: string) => found.every((email) => email === emails[of]?.toLowerCase())
  return missing.length === extra.length && areOf(missing, source) && areOf(extra, locale)
}
