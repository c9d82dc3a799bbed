import { isSamePath, pathKey } from '../paths/paths.ts'
import type { EditsRequest, Path, SentEdit } from '../protocol/protocol.ts'

type SetEdit = Extract<SentEdit, { do: 'set' }>

/** What was written into a field and is not known to be in the file. */
export interface KeptEdit {
  readonly edit: SetEdit
  /** The values that it may take the place of: what stood in the file, and what was written before it. */
  readonly seen: readonly unknown[]
}

/** By the field. */
const kept = new Map<string, KeptEdit>()
let prefix = ''
const storedName = 'edit '
let isStored = true

/** Takes up what the browser has kept of a file, by this tab or by one that is gone. */
export function openKept(file: string): void {
  const own = `${storedName}${file} `
  if (own === prefix) return
  prefix = own
  kept.clear()
  for (const [key, text] of stored()) if (key.startsWith(own)) kept.set(key.slice(own.length), JSON.parse(text))
}

/** Keeps what a field saves, until it is in the file: the editor may be stopped, and the tab be closed before it is back. */
export function keepEdit({ edits: [edit, ...others], group }: EditsRequest): void {
  if (edit?.do !== 'set' || others.length > 0 || group !== pathKey(edit.path)) return
  const one = { edit, seen: [...(kept.get(group)?.seen ?? []), edit.was] }
  kept.set(group, one)
  try {
    localStorage.setItem(prefix + group, JSON.stringify(one))
  } catch {
    isStored = false
  }
}

/** Forgets what a field has saved, unless more was written meanwhile; for a path, all that is kept of its field. */
export function forgetEdit(done: EditsRequest | Path): void {
  const [edit] = 'edits' in done ? done.edits : []
  const group = 'edits' in done ? (done.group ?? '') : pathKey(done)
  if (edit?.do === 'set' && kept.get(group)?.edit.value !== edit.value) return
  if (!kept.delete(group)) return
  try {
    localStorage.removeItem(prefix + group)
  } catch {
    // Storage is blocked: nothing was kept in it.
  }
}

/** Forgets all that is kept, of any file. */
export function forgetAll(): void {
  kept.clear()
  for (const [key] of stored()) if (key.startsWith(storedName)) localStorage.removeItem(key)
}

/** What is kept, in the order in which it was written. */
export function keptEdits(): readonly KeptEdit[] {
  return [...kept.values()]
}

/** What is kept of a field. */
export function findKeptEdit(path: Path): KeptEdit | undefined {
  return keptEdits().find(({ edit }) => isSamePath(edit.path, path))
}

/** Whether what is kept outlives the tab. */
export function outlivesTab(): boolean {
  return isStored
}

function stored(): [string, string][] {
  try {
    return Object.entries(localStorage)
  } catch {
    // Storage is blocked.
    return []
  }
}
