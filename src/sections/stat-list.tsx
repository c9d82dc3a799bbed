import type { Stat } from '../../schema/pages.ts'
import type { Content } from '../content/page-content.ts'

interface StatListProps {
  readonly stats: readonly Content<Stat>[]
}

/** Figures with their labels. */
export function StatList({ stats }: StatListProps) {
  return (
    <dl className="stat-list">
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
