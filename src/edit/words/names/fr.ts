import { names as keys } from '../../../../schema/key-names/fr.ts'
import { kinds } from '../../../../schema/kind-names/fr.ts'
import { choices } from '../choices/fr.ts'
import type { Names } from '../other-names.ts'

/** What the editor calls things in French. */
export const names: Names = { keys, kinds, choices }
