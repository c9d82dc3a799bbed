import { addressesAreUnique, keysAreNotShared } from './addresses-are-unique.ts'
import { referencesLeadSomewhere } from './references-lead-somewhere.ts'
import type { Rule } from './rule.ts'
import { textsInAllLocales } from './texts-in-all-locales.ts'

/** Every rule, in no order that matters: problems are sorted by line. */
export const allRules: readonly Rule[] = [textsInAllLocales, referencesLeadSomewhere, addressesAreUnique, keysAreNotShared]
