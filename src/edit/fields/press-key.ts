import { leaveCard, movePane } from '../panes.ts'
import type { Workspace } from '../state/use-workspace.ts'

/** What keys do that are pressed anywhere, also in the page. */
export function pressKey(event: KeyboardEvent, workspace: Workspace): void {
  if (event.key === 'Escape' && workspace.picked) {
    leaveCard()
    workspace.open(undefined)
  }
  if (event.key === 'F6') {
    event.preventDefault()
    movePane(event.shiftKey ? -1 : 1)
  }
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
