import { isSamePath } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'

/** A field in which something may be written that is not in the file. */
export interface Draft {
  /** The place of what is written in it, where it has one. */
  place(): Path | undefined
  /** Waiting: for a pause in writing. Refused: it could not be saved. */
  state(): 'none' | 'waiting' | 'refused'
  /** Saves what waits. */
  commit(): void
  /** Saves once more what was refused. */
  retry(): void
  /** Takes what is typed elsewhere, such as on the page; what is not whole yet is shown only. */
  type?(text: string, isWhole: boolean): void
}

/** What the drafts are in all. */
export type DraftsState = ReturnType<Draft['state']>

const drafts = new Set<Draft>()
const listeners = new Set<(state: DraftsState) => void>()

/** Whether something waits in a field; if not, whether something was refused. */
function draftsState(): DraftsState {
  const states = [...drafts].map((draft) => draft.state())
  return states.find((state) => state === 'waiting') ?? states.find((state) => state === 'refused') ?? 'none'
}

/** What was typed for fields that are not drawn yet. */
const early = new Map<Draft, string>()

/** Types into the field of a place; until that is drawn, what is typed waits for it, or for a reason to be saved by itself. */
export function typeInto(place: Path, text: string, { isWhole, save }: { isWhole: boolean; save(): void }): void {
  const own = [...drafts].find((draft) => draft.type && isSamePath(draft.place() ?? [], place))
  if (own?.type) {
    own.type(text, isWhole)
    return
  }
  dropEarly(place)
  const waiting: Draft = {
    place: () => place,
    state: () => 'waiting',
    commit() {
      dropEarly(place)
      save()
    },
    retry() {},
  }
  early.set(waiting, text)
  drafts.add(waiting)
  tellDrafts()
}

/** Forgets what waits for the field of a place. Returns what it was. */
function dropEarly(place: Path): string | undefined {
  const found = [...early].find(([draft]) => isSamePath(draft.place() ?? [], place))
  if (!found) return undefined
  early.delete(found[0])
  drafts.delete(found[0])
  return found[1]
}

/** Counts a field among the drafts. Returns what takes it out. */
export function addDraft(draft: Draft): () => void {
  drafts.add(draft)
  const text = draft.type && dropEarly(draft.place() ?? [])
  if (text !== undefined) draft.type?.(text, true)
  return () => {
    drafts.delete(draft)
    tellDrafts()
  }
}

/** Tells that a draft is in another state. */
export function tellDrafts(): void {
  for (const listener of listeners) listener(draftsState())
}

/** Calls back whenever the drafts may be in another state. Returns what ends it. */
export function listenToDrafts(listener: (state: DraftsState) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Saves all that waits: what comes next, such as to undo, is meant to come behind it. */
export function commitDrafts(): void {
  for (const draft of [...drafts]) if (draft.state() === 'waiting') draft.commit()
}

/** Saves once more what was refused, such as by an editor that had been stopped. */
export function retryDrafts(): void {
  for (const draft of [...drafts]) if (draft.state() === 'refused') draft.retry()
}

/** Whether something is written in the open field of a place. */
export function isDrafted(path: Path): boolean {
  return [...drafts].some((draft) => draft.state() !== 'none' && isSamePath(draft.place() ?? [], path))
}
