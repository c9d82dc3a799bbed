import type { SectionRef } from '../texts.ts'
import type { SectionBase } from './base.ts'

/** A section of another page, shown here once more. */
export interface ReuseSection extends SectionBase {
  /** The kind of section. */
  kind: 'reuse'
  /** The key of the page or service, a dot, and the key of its section. */
  section: SectionRef
}
