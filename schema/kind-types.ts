// What the types of a site's own kinds are made of: the types that `site-from-yaml/kinds` has.
export type { ArtefactBase as DocumentBase, LabelledValue } from './artefacts.ts'
export type * from './common.ts'
export type { FreeSection, HeadedSection, SectionBase } from './sections/base.ts'
export type * from './texts.ts'
