import type { KindModules } from '../../src/kinds/kind-module.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readBaseSchema } from '../schema/site-schema.ts'

// The port `#kinds` in the tab: kinds of a site's own are code that a compiler bundles, which the tab does not have. It takes no site with such.

export function loadSiteKinds() {
  return { kinds: [], ...readBaseSchema() }
}

export function currentKinds(): readonly never[] {
  return []
}

export function findKindMistake(): Diagnostic | undefined {
  return undefined
}

export function runKinds(): KindModules {
  return {}
}

export function explainThrown(): Error | undefined {
  return undefined
}
