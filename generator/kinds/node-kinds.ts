import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { KindMistake } from './kind-mistake.ts'
import { mistakeDiagnostic } from './mistake-diagnostic.ts'
import { loadSiteKinds } from './site-kinds.ts'

// The port `#kinds` on Node.

export { explainThrown, runKinds } from './run-kinds.ts'
export { currentKinds, loadSiteKinds } from './site-kinds.ts'

/** Has the schema know the kinds beside a configuration. Returns what is wrong with them, if anything is. */
export function findKindMistake(file: string): Diagnostic | undefined {
  try {
    loadSiteKinds(file)
    return undefined
  } catch (error) {
    if (error instanceof KindMistake) return mistakeDiagnostic(error)
    throw error
  }
}
