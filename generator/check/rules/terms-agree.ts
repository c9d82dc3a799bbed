import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { pathOf } from '../../schema/walk.ts'
import { isTermIn, saidIn, termsOf } from './glossary.ts'
import { areTranslations, type Rule, sourceFirst, textPath } from './site.ts'

/** A text whose source has a term of the glossary has that term as well, as its language says it. */
export const termsAgree: Rule = (site) => {
  const terms = termsOf(site.value)
  if (terms.length === 0) return []
  return site.localised.flatMap((entry) => {
    const [source, ...others] = sourceFirst(site, entry)
    if (source === undefined || !areTranslations(entry.kind) || pathOf(entry.place)[0] === 'glossary') return []
    const said = terms.filter((term) => isTermIn(term, source, entry.value[source] ?? ''))
    return others.flatMap((locale) =>
      said.flatMap((term): Problem[] => {
        const wanted = saidIn(term, locale)
        if (wanted === undefined || isTermIn(term, locale, entry.value[locale] ?? '')) return []
        const parameters = { locale, source, said: saidIn(term, source) ?? '', wanted }
        return [atValue('term-differs', textPath(entry.place, locale), { parameters })]
      }),
    )
  })
}
