import { atValue } from '../../../diagnostics/problem.ts'
import {
  areTranslations,
  type LocalisedEntry,
  type Rule,
  type RuleInput,
  type RuleResult,
  sourceFirst,
  textPath,
} from '../rule-input.ts'
import { type DifferenceCode, type Fact, type FactDifference, translatedFacts } from './translated-facts.ts'

/** Facts that only Markdown texts can have. */
const inMarkdown: ReadonlySet<DifferenceCode> = new Set(['markup-differs', 'picture-differs'])

/** Placeholders, addresses, pictures, numbers and markup are the same in all languages of a text. */
export const translationsAgree: Rule = (site) =>
  site.localised.flatMap((entry) => (isTranslated(entry) ? differences(site, entry) : []))

/** Whether the texts of a value say the same. */
function isTranslated({ kind, value }: LocalisedEntry): boolean {
  return areTranslations(kind) && !Object.values(value).some(isMereAddress)
}

/** Whether a text is only an e-mail address or a number, which may differ between languages. */
export function isMereAddress(text: string): boolean {
  return /^\S+@\S+$|^[\d\s()+./-]+$/.test(text)
}

function differences(site: RuleInput, entry: LocalisedEntry): RuleResult {
  const { place, kind, value } = entry
  const texts = Object.values(value)
  // Markup in a plain text is a mistake of that text; its translations are right without it.
  const present = translatedFacts.filter(
    ({ code, mayBeIn }) => (kind === 'markdown' || !inMarkdown.has(code)) && texts.some(mayBeIn),
  )
  if (present.length === 0) return undefined
  const [source = '', ...others] = sourceFirst(site, entry)
  return present.flatMap((fact) => {
    const alone = fact.code === 'placeholder-differs' ? onlyInSource(fact, value, { source, others }) : []
    if (alone.length > 0) {
      const parameters = { locale: source, source, missing: alone, extra: [], isAlone: true }
      return [atValue(fact.code, textPath(place, source), parameters)]
    }
    return others.map((locale) => {
      const difference = findDifference(fact, value, { source, locale })
      if (!difference || fact.isIntended?.(difference, site)) return undefined
      return atValue(fact.code, textPath(place, locale), difference)
    })
  })
}

/** The facts that all translations lack: a mistake in the source rather than in each of them. Empty if there is only one translation. */
function onlyInSource(
  { mayBeIn, find }: Fact,
  texts: LocalisedEntry['value'],
  { source, others }: { readonly source: string; readonly others: readonly string[] },
): string[] {
  if (others.length < 2 || others.some((locale) => mayBeIn(texts[locale] ?? ''))) return []
  return distinct(find(texts[source] ?? '', ''))
}

function findDifference(
  { code, surelyAgree, find, isIn = isAmong }: Fact,
  texts: LocalisedEntry['value'],
  { source, locale }: Pick<FactDifference, 'source' | 'locale'>,
): FactDifference | undefined {
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
