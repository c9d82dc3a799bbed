import type { ShownSection } from '../../content/page-content.ts'
import { ActionLink } from '../action-link.tsx'
import { PointList } from '../point-list.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** Points side by side, in rows beside the heading, or numbered. */
export function PointsView({ section }: { readonly section: ShownSection<'points'> }) {
  const { look = 'cards', items, action } = section
  const points = (
    <PointList points={items} look={look === 'cards' ? 'columns' : 'rows'} isNumbered={look === 'numbered'} />
  )
  return (
    <SectionFrame section={section} split={look !== 'cards'}>
      {action ? (
        <div>
          {points}
          <p className="actions">
            <ActionLink className="text-link" action={action} />
          </p>
        </div>
      ) : (
        points
      )}
    </SectionFrame>
  )
}
