// What the views of a site's own kinds are made of: the module `site-from-yaml/kinds`. Its names stay what they are.
import type { SectionBase } from '../../schema/sections/base.ts'
import type { Content } from '../content/page-content.ts'

export type * from '../../schema/kind-types.ts'
export { ColumnHeads, FactList, Legend, Letterhead, Mark, Stamp, Titles } from '../artefacts/artefact-parts.tsx'
export { MarkupView as Markdown } from '../content/markup-view.tsx'
export type { Content } from '../content/page-content.ts'
export { useHome, usePage, useShell } from '../content/site-context.tsx'
export type { Formats } from '../locale/formats.ts'
export { useFormats } from '../locale/use-formats.ts'
export { useMessages } from '../locale/use-messages.ts'
export { Icon } from '../media/icon.tsx'
export { Photo as Picture } from '../media/photo.tsx'
export { memoize as memoized } from '../memoize.ts'
export { ExternalLink } from '../routing/external-link.tsx'
export { PageLink } from '../routing/page-link.tsx'
export { ActionLink } from '../sections/action-link.tsx'
export { CheckList } from '../sections/check-list.tsx'
export { SectionFrame } from '../sections/section-frame.tsx'

/** What the view of a kind of section is given: the section in the language of the page, with its anchor. */
export interface SectionProps<Type extends SectionBase> {
  readonly section: Content<Type> & { readonly id: string }
}

/** What the drawings of a kind of document are given. */
export interface DocumentProps<Type> {
  readonly artefact: Content<Type>
}

/** A line of a document on the picture of a shared link. */
export interface SheetLine {
  readonly text: string
  /** Text at the end of the line. */
  readonly end?: string
  /** What the sign before the line says. */
  readonly sign?: 'good' | 'fair' | 'bad'
  readonly strong?: boolean
}
