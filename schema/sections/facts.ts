import type { FreeSection } from './base.ts'

/** The facts of the entry whose page it stands on, as the fields of its collection say. Left out, they stand below the opening. */
export interface FactsSection extends FreeSection {
  /** The kind of section. */
  kind: 'facts'
}
