import type { Point } from '../../schema/sections.ts'
import type { Content } from '../content/page-content.ts'
import { Icon } from '../media/icon.tsx'
import { Photo } from '../media/photo.tsx'

interface PointListProps {
  readonly points: readonly Content<Point>[]
  /** `rows` stacks the points with rules between them, `columns` puts them side by side. */
  readonly look?: 'rows' | 'columns'
}

const rowBox = { aspectRatio: 1, narrow: 20, wide: 10, from: '48rem' }
const columnBox = { aspectRatio: 4 / 3, narrow: 92, wide: 41, from: '46rem' }
/** Three points stand side by side. */
const thirdBox = { ...columnBox, wide: 26 }

/** Points with a photo or an icon, a title and a text. */
export function PointList({ points, look = 'columns' }: PointListProps) {
  const box = look === 'rows' ? rowBox : points.length === 3 ? thirdBox : columnBox
  return (
    <ul className={`point-list point-list-${look}`}>
      {points.map(({ image, icon, title, text }) => (
        <li key={title}>
          {image ? <Photo className="point-photo" image={image} box={box} /> : icon && <Icon name={icon} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
