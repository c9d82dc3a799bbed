import type { Batch } from './translation-unit.ts'

/** The translations of an engine, by the ids of the texts; or why there are none. */
export type Drafts =
  | { readonly texts: ReadonlyMap<string, string> }
  | { readonly failed: 'engine'; readonly said: string }

/** Asks an engine for translations. */
export type AskEngine = (batch: Batch) => Promise<Drafts>
