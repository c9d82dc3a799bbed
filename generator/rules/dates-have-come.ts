import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { Rule } from './rule.ts'
import { section } from './site.ts'

const dayMs = 86_400_000

/** No article has a date in the future, since articles are published at once. Tomorrow is allowed: elsewhere it may have begun. */
export const datesHaveCome: Rule = ({ pages }, surroundings) =>
  pages.flatMap(({ value, path }) => {
    if (!Array.isArray(value.articles)) return []
    const today = surroundings.today()
    return value.articles.flatMap((article, index): Problem[] => {
      const { date } = section(article)
      if (typeof date !== 'string' || !(Date.parse(date) > Date.parse(today) + dayMs)) return []
      return [atValue('date-future', [...path, 'articles', index, 'date'], { parameters: { date, today } })]
    })
  })
