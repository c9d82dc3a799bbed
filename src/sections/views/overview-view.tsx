import { ArtefactView } from '../../artefacts/artefact-view.tsx'
import { MarkupView } from '../../content/markup-view.tsx'
import type { ShownSection } from '../../content/page-content.ts'
import { proseClass } from '../../content/prose-class.ts'
import { CheckList } from '../check-list.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** What something is and why to choose it; beside it the document that the client will hold. */
export function OverviewView({ section }: { readonly section: ShownSection<'overview'> }) {
  const { id, text, reasons, artefact } = section
  return (
    <SectionFrame section={section} className={artefact ? 'overview overview-document' : 'overview'}>
      <div className={proseClass(text)}>
        <MarkupView markup={text} />
      </div>
      {artefact && <ArtefactView artefact={artefact} size="large" />}
      {reasons && (
        <section className="overview-reasons" aria-labelledby={`${id}.reasons`}>
          <h3 id={`${id}.reasons`}>{reasons.title}</h3>
          <CheckList items={reasons.items} />
        </section>
      )}
    </SectionFrame>
  )
}
