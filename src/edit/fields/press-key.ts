import type { Workspace } from '../state/use-workspace.ts'

/** What keys do that are pressed anywhere, also in the page. */
export function pressKey(event: KeyboardEvent, desk: Workspace): void {
  if (event.key === 'Escape' && desk.picked) desk.open(undefined)
  if (!event.ctrlKey && !event.metaKey) return
  const key = event.key.toLowerCase()
  if (key === 'enter') desk.lead(1)
  if (key === 'k') {
    event.preventDefault()
    desk.setIsGoing(true)
  }
  // It may be a field of the page, which has classes of its own.
  if (key !== 'z' || (event.target as Element).matches('textarea, input')) return
  event.preventDefault()
  void desk.step(event.shiftKey ? 'redo' : 'undo')
}
