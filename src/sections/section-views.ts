import type { ComponentType } from 'react'
import type { ShownKind, ShownSection } from '../content/page-content.ts'
import type { KindModules } from '../kinds/kind-module.ts'

/** Draws a section of a kind. */
export type SectionView<Kind extends ShownKind> = ComponentType<{ readonly section: ShownSection<Kind> }>

/** The views of some kinds of sections. */
export type ViewsOf<Kind extends ShownKind> = { readonly [K in Kind]: SectionView<K> }

/** Those views that a page needs, and those of the kinds of the site's own. */
export type LoadedViews = Partial<ViewsOf<ShownKind>> & { readonly own?: KindModules }
