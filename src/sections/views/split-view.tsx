import { Suspense } from 'react'
import { ArtefactView } from '../../artefacts/artefact-view.tsx'
import { MarkupView } from '../../content/markup-view.tsx'
import type { ShownSection } from '../../content/page-content.ts'
import { proseClass } from '../../content/prose-class.ts'
import { Photo } from '../../media/photo.tsx'
import { Portrait } from '../../media/portrait.tsx'
import { ExternalLink } from '../../routing/external-link.tsx'
import { ActionLink } from '../action-link.tsx'
import { SectionFrame } from '../section-frame.tsx'

type SplitProps = ShownSection<'split'>

const box = { aspectRatio: 4 / 3, narrow: 92, wide: 41, from: '56rem' }
/** The looks whose picture is larger. */
const boxes = {
  beside: box,
  edge: { ...box, narrow: 100, wide: 50 },
  above: { ...box, wide: 92 },
  overlap: { ...box, wide: 60 },
} as const

/** A picture, a document or a person, and text beside it. */
export function SplitView({ section }: { readonly section: SplitProps }) {
  const { look = 'beside', image, artefact, person, text, action } = section
  return (
    <SectionFrame section={section} className={person ? 'person-text' : 'picture-text'}>
      {image && <Photo className="picture-text-photo" image={image} box={boxes[look]} />}
      {artefact && (
        <div className="picture-text-sheet">
          <Suspense>
            <ArtefactView artefact={artefact} size="small" />
          </Suspense>
        </div>
      )}
      <div className="picture-text-words">
        <div className={proseClass(text)}>
          <MarkupView markup={text} />
        </div>
        {action && (
          <p className="actions">
            <ActionLink className="text-link" action={action} />
          </p>
        )}
      </div>
      {person && <PersonFigure person={person} />}
    </SectionFrame>
  )
}

function PersonFigure({ person }: { readonly person: NonNullable<SplitProps['person']> }) {
  const { name, role, caption, text, url } = person
  return (
    <figure className="person-figure">
      {person.photo && <Portrait person={person} />}
      {text && <blockquote>{text}</blockquote>}
      <figcaption>
        <p className="person-figure-name">{url ? <ExternalLink href={url}>{name}</ExternalLink> : name}</p>
        <p>{role}</p>
        {caption && <p className="person-figure-caption">{caption}</p>}
      </figcaption>
    </figure>
  )
}
