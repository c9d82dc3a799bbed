import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { tagOfCountry } from './countries-of-tags.ts'
import type { Rule } from './rule.ts'
import { section } from './unchecked-values.ts'

/** No locale has the code of its country alone for a tag: "br" is Breton, not the Portuguese of Brazil. */
export const tagsBeginWithLanguages: Rule = ({ value }) =>
  Object.entries(section(value.locales)).flatMap(([locale, entry]): Problem[] => {
    const { tag } = section(entry)
    const suggestion = typeof tag === 'string' ? tagOfCountry(tag, locale) : undefined
    if (typeof tag !== 'string' || !suggestion) return []
    return [atValue('tag-country', ['locales', locale, 'tag'], { parameters: { tag, suggestion } })]
  })
