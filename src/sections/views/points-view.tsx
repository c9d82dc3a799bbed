import type { ShownSection } from '../../content/page-content.ts'
import { ActionLink } from '../action-link.tsx'
import { PointList } from '../point-list.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** Points side by side, in rows beside the heading, numbered, or as large sentences. */
export function PointsView({ section }: { readonly section: ShownSection<'points'> }) {
  const { look = 'cards', title, items, action } = section
  const points = <PointList points={items} look={look} level={title ? 3 : 2} />
  return (
    <SectionFrame section={section} split={look === 'rows' || look === 'numbered'}>
      {action ? (
        <div>
          {points}
          <p className="actions point-actions">
            <ActionLink className="text-link" action={action} />
          </p>
        </div>
      ) : (
        points
      )}
    </SectionFrame>
  )
}
