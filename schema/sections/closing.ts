import type { CallToAction } from '../common.ts'
import type { SectionBase } from './base.ts'

/** The closing of a page: a question or promise, and what to do next. */
export interface ClosingSection extends SectionBase, CallToAction {
  /** The kind of section. */
  kind: 'closing'
}
