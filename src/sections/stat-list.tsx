import type { Stat } from '../../schema/common.ts'
import type { Content } from '../content/page-content.ts'

interface StatListProps {
  readonly stats: readonly Content<Stat>[]
}

/** A figure for which half a phone has no room. The marks of the editor take none. */
const long = /[^ \p{Co}]{6}/u

/** Figures with their labels. Long ones have their own styles. */
export function StatList({ stats }: StatListProps) {
  const isLong = stats.some(({ value }) => long.test(value))
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
