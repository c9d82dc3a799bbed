import { type ComponentType, Suspense } from 'react'
import type { Artefact } from '../content/page-content.ts'
import { useSectionViews } from '../content/site-context.tsx'
import { TitleTag } from './artefact-parts.tsx'

/** How much of a document is drawn: all of it, or its first rows. */
export type ArtefactSize = 'large' | 'small'

interface ArtefactViewProps {
  readonly artefact: Artefact
  readonly size: ArtefactSize
}

/**
 * A sample of the document that the client receives, drawn from data by the site's own kind. The small one is a mere picture, hidden from screen
 * readers.
 *
 * A browser may format numbers and dates differently from the server: a `Suspense` lets React render the sheet again, not the whole page. Small
 * ones share one.
 */
export function ArtefactView({ artefact, size }: ArtefactViewProps) {
  const { kind } = artefact
  const drawings = useSectionViews().own?.[kind]
  const Draw = (size === 'small' ? drawings?.Small : drawings?.Large) as
    | ComponentType<{ readonly artefact: Artefact }>
    | undefined
  if (!Draw) throw new Error(`The drawing of "${kind}" is not loaded`)
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
