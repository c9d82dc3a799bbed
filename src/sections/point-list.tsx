import type { Point } from '../../schema/sections.ts'
import type { Content } from '../content/page-content.ts'
import { Icon } from '../media/icon.tsx'
import { Photo } from '../media/photo.tsx'

interface PointListProps {
  readonly points: readonly Content<Point>[]
  /** `rows` stacks the points with rules between them, `columns` puts them side by side. */
  readonly look?: 'rows' | 'columns'
}

/** Points with a photo or an icon, a title and a text. */
export function PointList({ points, look = 'columns' }: PointListProps) {
  return (
    <ul className={`point-list point-list-${look}`}>
      {points.map(({ image, icon, title, text }) => (
        <li key={title}>
          {image ? (
            <Photo className="point-photo" image={image} sizes="(min-width: 46rem) 30vw, 100vw" />
          ) : (
            icon && <Icon name={icon} />
          )}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
