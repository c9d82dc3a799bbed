import type { Point } from '../../schema/sections.ts'
import type { Content } from '../content/page-content.ts'
import { Icon } from '../media/icon.tsx'

interface PointListProps {
  readonly points: readonly Content<Point>[]
  /** `rows` stacks the points with rules between them, `columns` puts them side by side. */
  readonly look?: 'rows' | 'columns'
}

/** Points with an icon, a title and a text. */
export function PointList({ points, look = 'columns' }: PointListProps) {
  return (
    <ul className={`point-list point-list-${look}`}>
      {points.map(({ icon, title, text }) => (
        <li key={title}>
          {icon && <Icon name={icon} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
