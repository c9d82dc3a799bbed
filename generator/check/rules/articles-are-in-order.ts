import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { articlesOf } from './addresses.ts'
import { repeatedValues } from './repetitions.ts'
import type { Rule } from './site.ts'

/** The articles of a blog have numbers of their own. */
export const articlesAreNumbered: Rule = ({ pages }) =>
  pages.flatMap((page) => {
    const numbers = articlesOf(page).flatMap(({ value: { id }, path }) =>
      typeof id === 'number' ? [{ id, path: [...path, 'id'] }] : [],
    )
    // New articles are put above the others: of two, the upper one is the copy, and the number of the other one is to stay.
    return repeatedValues(numbers.reverse(), ({ id }) => id).map(({ id, path, related }) =>
      atValue('article-repeated', path, { parameters: { id }, related }),
    )
  })

const dayMs = 86_400_000

/** No article has a date in the future, since articles are published at once. Tomorrow is allowed: elsewhere it may have begun. */
export const datesHaveCome: Rule = ({ pages }, surroundings) =>
  pages.flatMap(articlesOf).flatMap(({ value: { date }, path }): Problem[] => {
    const today = surroundings.today()
    if (typeof date !== 'string' || !(Date.parse(date) > Date.parse(today) + dayMs)) return []
    return [atValue('date-future', [...path, 'date'], { parameters: { date, today } })]
  })
