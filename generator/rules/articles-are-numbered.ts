import { atValue } from '../diagnostics/problem.ts'
import { repetitions } from './repetitions.ts'
import type { Rule } from './rule.ts'
import { section } from './site.ts'

/** The articles of a blog have numbers of their own. */
export const articlesAreNumbered: Rule = ({ pages }) =>
  pages.flatMap(({ value, path }) => {
    const articles = Array.isArray(value.articles) ? value.articles : []
    const numbers = articles.flatMap((article, index) => {
      const { id } = section(article)
      return typeof id === 'number' ? [{ id, path: [...path, 'articles', index, 'id'] }] : []
    })
    // New articles are put above the others: of two, the upper one is the copy, and the number of the other one is to stay.
    return repetitions(numbers.reverse(), ({ id }) => id).map(({ entry, first }) =>
      atValue('article-repeated', entry.path, {
        parameters: { id: entry.id },
        related: [{ path: first.path, at: 'value' }],
      }),
    )
  })
