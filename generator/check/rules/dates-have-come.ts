import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { articlesOf } from './addresses.ts'
import type { Rule } from './rule.ts'

const dayMs = 86_400_000

/** No article has a date in the future, since articles are published at once. Tomorrow is allowed: elsewhere it may have begun. */
export const datesHaveCome: Rule = ({ pages }, surroundings) =>
  pages.flatMap(articlesOf).flatMap(({ value: { date }, path }): Problem[] => {
    const today = surroundings.today()
    if (typeof date !== 'string' || !(Date.parse(date) > Date.parse(today) + dayMs)) return []
    return [atValue('date-future', [...path, 'date'], { parameters: { date, today } })]
  })
