import { type ComponentType, Suspense } from 'react'
import type { Artefact } from '../content/page-content.ts'
import { TitleTag } from './artefact-parts.tsx'
import { calendar } from './calendar.tsx'
import { certificate } from './certificate.tsx'
import { checklist } from './checklist.tsx'
import type { ArtefactKind, ArtefactSize, Drawing } from './drawing.ts'
import { manual } from './manual.tsx'
import { matrix } from './matrix.tsx'
import { nutrition } from './nutrition.tsx'
import { recipe } from './recipe.tsx'

const drawings: { readonly [Kind in ArtefactKind]: Drawing<Kind> } = {
  checklist,
  calendar,
  certificate,
  recipe,
  nutrition,
  manual,
  matrix,
}

interface ArtefactViewProps {
  readonly artefact: Artefact
  readonly size: ArtefactSize
}

/**
 * A sample of the document that the client receives, drawn from data. The small one is a mere picture, hidden from screen readers.
 *
 * A browser may format numbers and dates differently from the server: a `Suspense` lets React render the sheet again, not the whole page. Small
 * ones share one.
 */
export function ArtefactView({ artefact, size }: ArtefactViewProps) {
  const { kind } = artefact
  // The table pairs each kind with its own drawing; TypeScript cannot see that across a union.
  const Draw = drawings[kind][size] as ComponentType<{ readonly artefact: Artefact }>
  const sheet = (
    <div className="artefact-sheet">
      <Draw artefact={artefact} />
    </div>
  )
  if (size === 'small') {
    return (
      <div className={`artefact artefact-small artefact-${kind}`} aria-hidden="true">
        <TitleTag value="div">{sheet}</TitleTag>
      </div>
    )
  }
  return (
    <figure className={`artefact artefact-large artefact-${kind} artefact-${kind}-large`}>
      <Suspense>{sheet}</Suspense>
      <figcaption className="artefact-caption">{artefact.caption}</figcaption>
    </figure>
  )
}
