import type { Problem } from '../../diagnostics/problem.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import type { Trial } from './trial.ts'

/**
 * Explains the problems of a document that can be read by one mistake, of which they are the consequences: returns that mistake, and the
 * problems that remain without it; undefined where it was not made.
 */
export type Explanation = (
  document: ConfigDocument,
  problems: readonly Problem[],
  trial: Trial,
) => Problem[] | undefined
