import { atKey, type Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { type Place, pathOf } from '../../schema/walk.ts'
import { placeholderIn } from './prose-is-tidy.ts'
import { areTranslations, type Rule } from './site.ts'

/** A text of a part that is switched off; undefined where it is missing. */
interface WantedText {
  readonly part: Place | undefined
  readonly text: string | undefined
}

/** What is switched off may lack texts, or have placeholders. Tells how many, since no error does. */
export const partsAreFinished: Rule = ({ localised, texts, locales, drafts }) => {
  const published = locales.filter((locale) => !drafts.has(locale))
  const wanted = [
    ...localised.flatMap(({ unfinished: part, kind, value, locales: shown = published }): WantedText[] =>
      part && areTranslations(kind)
        ? published.filter((locale) => shown.includes(locale)).map((locale) => ({ part, text: value[locale] }))
        : [],
    ),
    ...texts.flatMap(({ unfinished: part, schema, value }): WantedText[] =>
      part && schema.prose ? [{ part, text: value }] : [],
    ),
  ]
  return [...groupBy(wanted, ({ part }) => part)].flatMap(([part, all]): Problem[] => {
    const missing = all.filter(({ text }) => !text || placeholderIn(text) !== undefined).length
    if (missing === 0) return []
    return [atKey('part-unfinished', pathOf(part), { parameters: { missing, total: all.length } })]
  })
}
