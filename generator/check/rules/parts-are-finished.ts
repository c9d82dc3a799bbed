import { atKey, type Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { pathOf } from '../../schema/walk.ts'
import { placeholderIn } from './prose-is-tidy.ts'
import { areTranslations, type Rule } from './site.ts'

/** What is switched off may lack texts, or have placeholders. Tells how many, since no error does. */
export const partsAreFinished: Rule = ({ localised, locales, drafts }) => {
  const published = locales.filter((locale) => !drafts.has(locale))
  const texts = localised.filter(({ unfinished, kind }) => unfinished && areTranslations(kind))
  return [...groupBy(texts, ({ unfinished }) => unfinished)].flatMap(([part, entries]): Problem[] => {
    const wanted = entries.flatMap(({ value, locales: shown = published }) =>
      published.filter((locale) => shown.includes(locale)).map((locale) => value[locale]),
    )
    const missing = wanted.filter((text) => !text || placeholderIn(text) !== undefined).length
    if (missing === 0) return []
    return [atKey('part-unfinished', pathOf(part), { parameters: { missing, total: wanted.length } })]
  })
}
