import type { Action } from '../../../../schema/common.ts'
import type { OpeningSection } from '../../../../schema/sections/opening.ts'
import type { Section } from '../../../../schema/sections/section.ts'
import type { LocalisedText } from '../../../../schema/texts.ts'
import { valueAt } from '../../../../schema/value-at.ts'
import { foldLetters } from '../../../../src/strip-accents.ts'
import { atValue } from '../../../diagnostics/problem.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { memoizeByText } from '../../../lib/memoize.ts'
import { placePath } from '../../../schema/walk.ts'
import type { PageEntry, Rule, RuleInput, SectionEntry } from '../rule-input.ts'

/** Sections that are not what words name: the opening is where the page begins, the others ask for something. */
const unnamed: ReadonlySet<string | undefined> = new Set(['opening', 'closing', 'form', 'newsletter', 'reuse'])

/** The most other pages whose words are read; the fewest that show which words are common; and how many count as few. */
const pagesRead = 40
const fewestPages = 2
const fewPages = 6

/**
 * A button leads to what its words name: where they have a word of one section of the page, in each language, and the beginning of the page has
 * none of them, it leads to that section. Words that many other pages have, such as "your", name nothing.
 */
export const actionsKeepTheirWord: Rule = (site) => {
  const isUsual = usualWords(site)
  const pages = new Map(site.pages.toReversed().map((page) => [page.key, page]))
  const sections = groupBy(site.sections, ({ page }) => page)
  return site.references.map(({ kind, name, place, locales, unfinished }) => {
    const path = placePath(place)
    const action = valueAt(site.config, path.slice(0, -1)) as Partial<Action> | undefined
    const target = pages.get(name)
    if (kind !== 'page' || place.key !== 'page' || unfinished || !target?.enabled || !action || 'section' in action)
      return undefined
    const shown = (locales ?? site.locales).filter((locale) => target.locales.includes(locale))
    const words = shown.flatMap((locale) => {
      const text = action.label?.[locale]
      return text ? [{ locale, text }] : []
    })
    const named =
      words.length > 0 && sectionNamed(site, { target, own: sections.get(target) ?? [], words, from: path, isUsual })
    return named && atValue('action-section', path, { value: words[0]?.text ?? '', page: name, section: named.key })
  })
}

interface Named {
  readonly target: PageEntry
  /** Its sections. */
  readonly own: readonly SectionEntry[]
  readonly words: readonly { readonly locale: string; readonly text: string }[]
  readonly from: readonly (string | number)[]
  readonly isUsual: ReturnType<typeof usualWords>
}

function sectionNamed(site: RuleInput, { target, words, from, isUsual, ...page }: Named): SectionEntry | undefined {
  const own = page.own.filter(({ enabled }) => enabled)
  const opening = own.find(({ kind }) => kind === 'opening')?.value
  const beginning = [target.value.label, ...(opening?.kind === 'opening' ? headings(opening) : [])]
  const headingWords = (texts: readonly (LocalisedText | undefined)[], locale: string) =>
    texts.flatMap((text) => tellingWords(text?.[locale] ?? ''))
  const rest = words.map(({ locale, text }) => {
    const asked = tellingWords(text)
    const first = headingWords(beginning, locale)
    return { locale, asked: asked.some((word) => first.some((other) => areAkin(word, other))) ? [] : asked }
  })
  // Most labels name the page itself, in one language at least.
  if (rest.some(({ asked }) => asked.length === 0)) return undefined
  return own.find(({ kind, value, locales }) => {
    if (unnamed.has(kind)) return false
    const akin = rest.map(({ locale, asked }) => {
      const heading = headingWords([...headings(value), ...listed(site, value)], locale)
      return locales.includes(locale) ? asked.filter((word) => heading.some((other) => areAkin(word, other))) : []
    })
    const isNamed = (word: string, index: number) => !isUsual(word, rest[index]?.locale ?? '', [from[1], target.key])
    // If all languages say the same, one language in which the words are rare is enough.
    return (
      akin.every((found) => found.length > 0) && akin.some((found, index) => found.some((word) => isNamed(word, index)))
    )
  })
}

/** What stands above a section, and below the title of an opening. */
function headings(section: Section): (LocalisedText | undefined)[] {
  const { eyebrow, title, subtitle } = section as Partial<OpeningSection>
  return [eyebrow, title, ...(section.kind === 'opening' ? [subtitle] : [])]
}

/** The names of what a section lists: the services, or other pages. */
function listed({ pages, config: { services = {} } }: RuleInput, section: Section): LocalisedText[] {
  if (section.kind !== 'cards' || section.collection !== undefined) return []
  const keys = section.pages ?? Object.keys(services)
  return pages.filter(({ key, enabled }) => enabled && keys.includes(key)).map((page) => page.value.label)
}

/** Whether a word is common: more than half of the other pages have it; of few pages, any; of too few to know, it counts as common. Pages are read lazily: few words are looked up. */
function usualWords({ pages }: RuleInput) {
  const read = new Map<string, string>()
  const pageText = (page: PageEntry, locale: string) => {
    const id = `${locale} ${page.path.join('.')}`
    const known = read.get(id) ?? foldLetters(joinTexts(page.value, locale))
    read.set(id, known)
    return known
  }
  return (word: string, locale: string, besides: readonly unknown[]): boolean => {
    const others = pages.filter(({ key, enabled }) => enabled && !besides.includes(key)).slice(0, pagesRead)
    const having = others.filter((page) => pageText(page, locale).includes(word)).length
    return others.length < fewestPages || having > (others.length < fewPages ? 0 : others.length / 2)
  }
}

/** All texts in one locale within a value, with spaces between them. */
function joinTexts(value: unknown, locale: string): string {
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => {
      if (typeof inner !== 'string') return joinTexts(inner, locale)
      return key === locale ? inner : ''
    })
    .join(' ')
}

/** The fewest letters that two related words share at their beginning, such as "method" and "methodology". */
const sharedLetters = 5

/** Scripts that are written without spaces. A word in them may be one character; particles, in hiragana, do not count. */
const unspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}]/u

/** The words of a text that may say what it is about, in small letters without accents. The script decides how words are divided, not the language. */
export const tellingWords = memoizeByText((text): readonly string[] => {
  const plain = foldLetters(text)
  if (unspaced.test(plain)) {
    const parts = new Intl.Segmenter('und', { granularity: 'word' }).segment(plain)
    return [...parts].flatMap(({ segment }) => (unspaced.test(segment) ? [segment] : []))
  }
  return plain.match(/\p{L}{4,}/gu) ?? []
})

/** Whether two words are equal, or have the same stem. */
export function areAkin(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  const differs = [...one.slice(0, shorter)].findIndex((letter, index) => letter !== other[index])
  const shared = differs === -1 ? shorter : differs
  return shared >= Math.max(sharedLetters, shorter - 1)
}
