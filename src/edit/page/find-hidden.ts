import { valueAt } from '../../../schema/value-at.ts'
import type { EditState, Path } from '../protocol/protocol.ts'

/** The section that a path leads into, where visitors do not see it. */
export function hiddenSection(state: EditState, path: Path): Path | undefined {
  const at = path.indexOf('sections')
  const section = path.slice(0, at + 2)
  return at > 0 && valueAt(state.value, [...section, 'enabled']) === false ? section : undefined
}
