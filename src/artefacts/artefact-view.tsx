import type { Artefact } from '../content/page-content.ts'

/** How much of a document is drawn: all of it, or its first rows. */
export type ArtefactSize = 'large' | 'small'

interface ArtefactViewProps {
  readonly artefact: Artefact
  readonly size: ArtefactSize
}

/** A document that the client will hold, drawn from data. */
export function ArtefactView({ artefact, size }: ArtefactViewProps) {
  return (
    <figure className={`artefact artefact-${size}`} aria-hidden={size === 'small' ? true : undefined}>
      <strong>{artefact.title}</strong>
      <figcaption>{artefact.caption}</figcaption>
    </figure>
  )
}
