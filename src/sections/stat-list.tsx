import type { Stat } from '../../schema/pages.ts'
import type { Content } from '../content/page-content.ts'

interface StatListProps {
  readonly stats: readonly Content<Stat>[]
}

/** The longest figure for which half a phone has room, in characters. */
const longestShort = 5

/** Figures with their labels. Long ones have their own styles. */
export function StatList({ stats }: StatListProps) {
  const isLong = stats.some(({ value }) => value.split(' ').some(({ length }) => length > longestShort))
  return (
    <dl className={isLong ? 'stat-list stat-list-long' : 'stat-list'}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
