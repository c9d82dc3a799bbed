import type { Batch } from './translation-unit.ts'

/** What an engine has translated, by the ids of the texts; or why it has not. */
export type Drafts =
  | { readonly texts: ReadonlyMap<string, string> }
  | { readonly failed: 'engine'; readonly said: string }

/** Asks an engine for translations. */
export type AskEngine = (batch: Batch) => Promise<Drafts>
