import { names as keys } from '../../../../schema/key-names/it.ts'
import { kinds } from '../../../../schema/kind-names/it.ts'
import { choices } from '../choices/it.ts'
import type { Names } from '../other-names.ts'

/** What the editor calls things in Italian. */
export const names: Names = { keys, kinds, choices }
