import { isWithin } from '../paths/paths.ts'
import type { Path, SentEdit } from '../protocol/protocol.ts'

/** Where an edit is made that was meant for the file as it was before others: entries of lists have moved meanwhile. */
export function editAfter(edit: SentEdit, others: readonly SentEdit[]): SentEdit {
  const path = others.reduce(pathAfter, edit.path)
  const [now, then] = [path.at(-1), edit.path.at(-1)]
  const isMoved = edit.do === 'move' && typeof now === 'number' && typeof then === 'number'
  return isMoved ? { ...edit, path, to: edit.to + now - then } : { ...edit, path }
}

/** Where a value stands after an edit; for one that is gone, where it stood. */
function pathAfter(path: Path, edit: SentEdit): Path {
  const list = edit.path.slice(0, -1)
  const [at, from] = [path[list.length], edit.path.at(-1)]
  if (!isWithin(path, list) || typeof at !== 'number' || typeof from !== 'number') return path
  return path.with(list.length, indexAfter(at, from, edit))
}

function indexAfter(at: number, from: number, edit: SentEdit): number {
  if (edit.do === 'insert') return at < from ? at : at + 1
  if (edit.do === 'remove') return at > from ? at - 1 : at
  if (edit.do !== 'move') return at
  if (at === from) return edit.to
  const isPassed = at > Math.min(from, edit.to) - 1 && at < Math.max(from, edit.to) + 1
  return isPassed ? at + Math.sign(from - edit.to) : at
}
