import type { ComponentType } from 'react'
import type { ShownKind, ShownSection } from '../content/page-content.ts'

/** Draws a section of a kind. */
export type SectionView<Kind extends ShownKind> = ComponentType<{ readonly section: ShownSection<Kind> }>

/** The views of some kinds of sections. */
export type ViewsOf<Kind extends ShownKind> = { readonly [K in Kind]: SectionView<K> }

/** Those views that a page needs. */
export type LoadedViews = Partial<ViewsOf<ShownKind>>
