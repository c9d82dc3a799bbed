import { danglingProblems } from './dangling-references.ts'
import type { Rule } from './rule.ts'

/** References to pages, locales, messages and categories name existing ones. */
export const referencesLeadSomewhere: Rule = danglingProblems
