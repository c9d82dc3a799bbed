import { atValue } from '../../diagnostics/problem.ts'
import { articlesOf } from './addresses.ts'
import { repeatedValues } from './repetitions.ts'
import type { Rule } from './rule.ts'

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
