import { names as keys } from '../../../../schema/key-names/de.ts'
import { kinds } from '../../../../schema/kind-names/de.ts'
import { choices } from '../choices/de.ts'
import type { Names } from '../other-names.ts'

/** What the editor calls things in German. */
export const names: Names = { keys, kinds, choices }
