import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { Rule } from './rule.ts'
import { entriesOf } from './site.ts'

const dayMs = 86_400_000

/** No article has a date in the future, since articles are published at once. Tomorrow is allowed: elsewhere it may have begun. */
export const datesHaveCome: Rule = ({ pages }, surroundings) =>
  pages.flatMap((page) =>
    entriesOf(page.value.articles, [...page.path, 'articles']).flatMap(({ value: { date }, path }): Problem[] => {
      const today = surroundings.today()
      if (typeof date !== 'string' || !(Date.parse(date) > Date.parse(today) + dayMs)) return []
      return [atValue('date-future', [...path, 'date'], { parameters: { date, today } })]
    }),
  )
