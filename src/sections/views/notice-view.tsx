import { MarkupView } from '../../content/markup-view.tsx'
import type { ShownSection } from '../../content/page-content.ts'
import { proseClass } from '../../content/prose-class.ts'
import { SectionFrame } from '../section-frame.tsx'

/** A notice, such as on holidays. It has a heading of its own, without a number: it is no chapter of the page. */
export function NoticeView({ section: { title, text, ...section } }: { readonly section: ShownSection<'notice'> }) {
  const titleId = `${section.id}.title`
  return (
    <SectionFrame section={section}>
      <aside className="notice" role="note" aria-labelledby={title && titleId}>
        {title && <h2 id={titleId}>{title}</h2>}
        <div className={proseClass(text)}>
          <MarkupView markup={text} />
        </div>
      </aside>
    </SectionFrame>
  )
}
