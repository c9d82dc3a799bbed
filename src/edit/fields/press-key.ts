import { valueAt } from '../../../schema/value-at.ts'
import { leaveCard, movePane } from '../panes.ts'
import type { Path } from '../protocol/protocol.ts'
import type { OpenFile } from '../state/open-file.ts'
import type { Workspace } from '../state/use-workspace.ts'

/** What keys do that are pressed anywhere, also in the page. */
export function pressKey(event: KeyboardEvent, workspace: Workspace, { state }: OpenFile): void {
  if (event.key === 'Escape' && workspace.picked) {
    leaveCard()
    workspace.open(undefined)
  }
  if (event.key === 'F6') {
    event.preventDefault()
    movePane(event.shiftKey ? -1 : 1)
  }
  if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
    moveEntry(event, { state, openPlace: workspace.openPlace })
  if (!event.ctrlKey && !event.metaKey) return
  const key = event.key.toLowerCase()
  if (key === 'enter') workspace.lead(1)
  if (key === 'k') {
    event.preventDefault()
    workspace.setIsGoing(true)
  }
  // It may be a field of the page, which has classes of its own.
  if (key !== 'z' || (event.target as Element).matches('textarea, input')) return
  event.preventDefault()
  void workspace.step(event.shiftKey ? 'redo' : 'undo')
}

/** Goes on from a field of an entry to the same field of the next entry that has it, or of the one before, such as from price to price. */
function moveEntry(
  event: KeyboardEvent,
  { state, openPlace }: Pick<OpenFile, 'state'> & Pick<Workspace, 'openPlace'>,
): void {
  const written = (event.target as HTMLElement).dataset?.at
  if (written === undefined) return
  const path: Path = JSON.parse(written)
  const at = path.findLastIndex((part) => typeof part === 'number')
  const step = event.key === 'ArrowDown' ? 1 : -1
  const list = at === -1 ? undefined : valueAt(state.value, path.slice(0, at))
  for (let index = Number(path[at]) + step; Array.isArray(list) && index in list; index += step) {
    const next = path.with(at, index)
    if (valueAt(state.value, next) === undefined) continue
    event.preventDefault()
    openPlace(next)
    return
  }
}
