import type { ReactNode } from 'react'
import type { Artefact } from '../content/page-content.ts'

/** How much of a document is drawn: all of it, or its first rows. */
export type ArtefactSize = 'large' | 'small'

/** The kinds of documents. */
export type ArtefactKind = Artefact['kind']

/** The data of one kind of document. */
export type ArtefactOf<Kind extends ArtefactKind> = Extract<Artefact, { readonly kind: Kind }>

/** The props of the drawing of one kind of document. */
export interface DrawingProps<Kind extends ArtefactKind> {
  readonly artefact: ArtefactOf<Kind>
}

/** The two drawings of a kind: `large` is complete and accessible, `small` is a shortened picture, hidden from screen readers. */
export interface Drawing<Kind extends ArtefactKind> {
  readonly large: (props: DrawingProps<Kind>) => ReactNode
  readonly small: (props: DrawingProps<Kind>) => ReactNode
}
