import type { EditedIcon } from '../../../src/edit/protocol/forms.ts'
import { readIcons } from '../../lib/icon-set.ts'

/** The icons of the Lucide set, in the order of their names; those that go by another name now are not offered. */
export function icons(): readonly EditedIcon[] {
  return [...readIcons()].flatMap(([name, { shapes, tags }]) => (tags ? [{ name, shapes, tags }] : []))
}
