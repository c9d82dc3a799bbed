import type { LinkedPoint, PointsSection } from '../../schema/sections/points.ts'
import type { Content } from '../content/page-content.ts'
import { Icon } from '../media/icon.tsx'
import { Photo } from '../media/photo.tsx'
import { ActionLink } from './action-link.tsx'

interface PointListProps {
  readonly points: readonly Content<LinkedPoint>[]
  readonly look: NonNullable<PointsSection['look']>
  /** The level of the heading of each point. */
  readonly level?: 2 | 3
}

const classes = {
  cards: 'point-list point-list-columns',
  rows: 'point-list point-list-rows',
  numbered: 'point-list point-list-rows point-list-numbered',
  statements: 'statement-list',
  bento: 'point-list point-bento',
  numerals: 'point-list point-numerals',
} as const

const rowBox = { aspectRatio: 1, narrow: 20, wide: 10, from: '48rem' }
const columnBox = { aspectRatio: 4 / 3, narrow: 92, from: '46rem' }

/** Points with a photo or an icon, a title and a text. A number takes the place of the icon. */
export function PointList({ points, look, level = 3 }: PointListProps) {
  const Title = `h${level}` as const
  const isCounted = look === 'numbered' || look === 'numerals'
  const List = isCounted ? 'ol' : 'ul'
  // Three points stand side by side.
  const wide = points.length === 3 ? 26 : 41
  const box = look === 'rows' || look === 'numbered' ? rowBox : { ...columnBox, wide }
  const usualClass = level === 2 ? 'point-title' : undefined
  const titleClass = look === 'statements' ? 'eyebrow' : usualClass
  return (
    <List className={classes[look]}>
      {points.map(({ image, icon, title, text, action }) => (
        <li key={title}>
          {image ? (
            <Photo className="point-photo" image={image} box={box} />
          ) : (
            icon && !isCounted && <Icon name={icon} />
          )}
          <Title className={titleClass}>{title}</Title>
          <p>{text}</p>
          {action && <ActionLink className="text-link" action={action} />}
        </li>
      ))}
    </List>
  )
}
