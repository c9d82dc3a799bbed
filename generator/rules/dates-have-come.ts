import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { Rule } from './rule.ts'
import { section } from './site.ts'

const dayMs = 86_400_000

/** Articles are not of days to come: they are published at once. Of one day more nothing is said: it may have begun elsewhere. */
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
