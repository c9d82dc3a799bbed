import { ArtefactView } from '../../artefacts/artefact-view.tsx'
import { MarkupView } from '../../content/markup-view.tsx'
import type { ShownSection } from '../../content/page-content.ts'
import { Photo } from '../../media/photo.tsx'
import { ActionLink } from '../action-link.tsx'
import { SectionFrame } from '../section-frame.tsx'

const box = { aspectRatio: 4 / 3, narrow: 92, wide: 41, from: '56rem' }

/** A picture or a document, and text beside it. */
export function SplitView({ section }: { readonly section: ShownSection<'split'> }) {
  const { image, artefact, text, action } = section
  return (
    <SectionFrame section={section} className="picture-text">
      {image && <Photo className="picture-text-photo" image={image} box={box} />}
      {artefact && (
        <div className="picture-text-sheet">
          <ArtefactView artefact={artefact} size="small" />
        </div>
      )}
      <div className="picture-text-words">
        <div className="prose">
          <MarkupView markup={text} />
        </div>
        {action && (
          <p className="actions">
            <ActionLink className="text-link" action={action} />
          </p>
        )}
      </div>
    </SectionFrame>
  )
}
