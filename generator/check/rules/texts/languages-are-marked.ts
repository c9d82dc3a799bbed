import { atValue } from '../../../diagnostics/problem.ts'
import { literalPattern, wholeWords } from '../../../lib/languages/whole-words.ts'
import { findLanguageMarks, withLanguageMarks } from '../../../lib/markdown/language-marks.ts'
import { placePath } from '../../../schema/walk.ts'
import { areTranslations, type Rule, textPath } from '../rule-input.ts'
import { findInProse } from './texts-of-site.ts'

/** Words in another language are marked with the tag of a language that exists. */
export const markedLanguagesExist: Rule = (site) => {
  const unknown = (text: string) =>
    findLanguageMarks(text).find(({ language }) => !site.locales.includes(language) && !isLanguage(language))
  return findInProse(site, unknown).map(({ found: { words, language }, path }) =>
    atValue('language-mark', path, { words, language }, { word: `lang:${language}` }),
  )
}

/** Words that one text marks as another language are marked in all texts of the same language. */
export const languagesAreMarked: Rule = (site) => {
  const known = new Map<string, { words: string; language: string; pattern: RegExp }[]>()
  const texts = site.localised.filter(({ kind, place }) => areTranslations(kind) && placePath(place)[0] !== 'glossary')
  for (const { value } of texts) {
    for (const [locale, text] of Object.entries(value)) {
      for (const mark of findLanguageMarks(text)) {
        const others = known.get(locale) ?? []
        if (!others.some(({ words }) => words === mark.words))
          others.push({ ...mark, pattern: wholeWords(literalPattern(mark.words), 'u') })
        known.set(locale, others)
      }
    }
  }
  if (known.size === 0) return undefined
  return texts.flatMap(({ value, place }) =>
    [...known].flatMap(([locale, marks]) => {
      const rest = withoutMarked(value[locale] ?? '')
      return marks.map(
        ({ words, language, pattern }) =>
          pattern.test(rest) &&
          atValue('language-unmarked', textPath(place, locale), { words, language }, { word: words }),
      )
    }),
  )
}

/** A text without the words that it marks, in either notation. */
function withoutMarked(text: string): string {
  if (!text.includes('lang')) return text
  return withLanguageMarks(text, () => '').replace(/<(\w+)[^<>]*\slang=[^<>]*>.*?<\/\1>/gs, '')
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function isLanguage(tag: string): boolean {
  try {
    return names.of(tag) !== undefined
  } catch {
    // Not even well-formed.
    return false
  }
}
