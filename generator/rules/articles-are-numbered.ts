import { atValue } from '../diagnostics/problem.ts'
import { repeatedValues } from './repetitions.ts'
import type { Rule } from './rule.ts'
import { entriesOf } from './site.ts'

/** The articles of a blog have numbers of their own. */
export const articlesAreNumbered: Rule = ({ pages }) =>
  pages.flatMap((page) => {
    const numbers = entriesOf(page.value.articles, [...page.path, 'articles']).flatMap(({ value: { id }, path }) =>
      typeof id === 'number' ? [{ id, path: [...path, 'id'] }] : [],
    )
    // New articles are put above the others: of two, the upper one is the copy, and the number of the other one is to stay.
    return repeatedValues(numbers.reverse(), ({ id }) => id).map(({ id, path, related }) =>
      atValue('article-repeated', path, { parameters: { id }, related }),
    )
  })
