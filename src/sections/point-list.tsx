import type { LinkedPoint } from '../../schema/sections/points.ts'
import type { Content } from '../content/page-content.ts'
import { Icon } from '../media/icon.tsx'
import { Photo } from '../media/photo.tsx'
import { ActionLink } from './action-link.tsx'

interface PointListProps {
  readonly points: readonly Content<LinkedPoint>[]
  /** `rows` stacks the points with rules between them, `columns` puts them side by side. */
  readonly look?: 'rows' | 'columns'
  /** Puts a number before each, in the place of its icon. */
  readonly isNumbered?: boolean
}

const rowBox = { aspectRatio: 1, narrow: 20, wide: 10, from: '48rem' }
const columnBox = { aspectRatio: 4 / 3, narrow: 92, wide: 41, from: '46rem' }
/** Three points stand side by side. */
const thirdBox = { ...columnBox, wide: 26 }

/** Points with a photo or an icon, a title and a text. */
export function PointList({ points, look = 'columns', isNumbered = false }: PointListProps) {
  const List = isNumbered ? 'ol' : 'ul'
  const box = look === 'rows' ? rowBox : points.length === 3 ? thirdBox : columnBox
  return (
    <List className={`point-list point-list-${look}${isNumbered ? ' point-list-numbered' : ''}`}>
      {points.map(({ image, icon, title, text, action }) => (
        <li key={title}>
          {image ? (
            <Photo className="point-photo" image={image} box={box} />
          ) : (
            icon && !isNumbered && <Icon name={icon} />
          )}
          <h3>{title}</h3>
          <p>{text}</p>
          {action && <ActionLink className="text-link" action={action} />}
        </li>
      ))}
    </List>
  )
}
