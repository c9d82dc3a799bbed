import type { ComponentType } from 'react'

/** What the code of a kind exports: the view of a section, or the two drawings of a document. */
export interface KindModule {
  readonly View?: ComponentType<{ readonly section: never }>
  readonly Large?: ComponentType<{ readonly artefact: never }>
  readonly Small?: ComponentType<{ readonly artefact: never }>
}

/** The modules of kinds, by their names. */
export type KindModules = Readonly<Record<string, KindModule>>

/** Gives the code of kinds what it imports. */
export type ImportForKind = (name: string) => unknown

/** The code of a kind as browsers get it. */
export interface KindFile {
  readonly default: (importForKind: ImportForKind) => KindModule
}
