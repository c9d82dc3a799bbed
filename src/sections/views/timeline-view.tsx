import type { ShownSection } from '../../content/page-content.ts'
import { SectionFrame } from '../section-frame.tsx'

/** What happened, in the order of time, beside the heading. */
export function TimelineView({ section }: { readonly section: ShownSection<'timeline'> }) {
  return (
    <SectionFrame section={section} split>
      <ol className="timeline">
        {section.items.map(({ date, title, text }, index) => (
          <li key={index}>
            <p className="timeline-date">{date}</p>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
