import { diffLines } from 'diff'
import { applySplices, type Splice } from './edit.ts'

/** One step that changed the text: by the editor, or by another program. */
interface Step {
  readonly by: 'us' | 'others'
  /** Steps of one group, such as the keys typed in one field, are undone together. */
  readonly group?: string
  /** What makes it of the text before it. */
  readonly forth: readonly Splice[]
  /** What takes it back, of the text behind it. */
  readonly back: readonly Splice[]
}

/** What a log is kept as between two runs. */
export interface SavedLog {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

/** The most steps that are kept. */
const longest = 500

/**
 * The steps that made a text what it is. Undoing one leaves what other programs have changed since then: its splices are moved by theirs.
 */
export class ChangeLog {
  #done: Step[]
  #undone: Step[]

  constructor({ done, undone }: SavedLog = { done: [], undone: [] }) {
    this.#done = [...done]
    this.#undone = [...undone]
  }

  /** What to keep until the next run. */
  get saved(): SavedLog {
    return { done: this.#done, undone: this.#undone }
  }

  /** Whether there is something to undo. */
  get canUndo(): boolean {
    return this.#done.some(({ by }) => by === 'us')
  }

  /** Whether there is something to redo. */
  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Notes an edit of ours. */
  add(before: string, after: string, group?: string): void {
    const forth = diffByLine(before, after)
    this.#done = [...this.#done, { by: 'us' as const, group, forth, back: invertSplices(before, forth) }].slice(
      -longest,
    )
    this.#undone = []
  }

  /** Notes that another program has saved another text. */
  addForeign(before: string, after: string): void {
    const forth = diffByLine(before, after)
    if (forth.length === 0) return
    this.#done = [...this.#done, { by: 'others' as const, forth, back: invertSplices(before, forth) }].slice(-longest)
    this.#undone = this.#undone.flatMap((step) => {
      const moved = rebaseSplices(step.forth, forth)
      return moved ? [{ ...step, forth: moved, back: invertSplices(after, moved) }] : []
    })
  }

  /** The text without the last step of ours, and without others of its group; undefined where there is none, or another program has changed the same place. */
  undo(text: string): string | undefined {
    const result = this.#undoOne(text)
    if (result === undefined) return undefined
    const { group } = this.#undone.at(-1) ?? {}
    const more = group !== undefined && this.#lastOwn()?.group === group
    return more ? (this.undo(result) ?? result) : result
  }

  /** The text with the last undone step made again, and others of its group. */
  redo(text: string): string | undefined {
    const step = this.#undone.at(-1)
    if (!step) return undefined
    this.#undone = this.#undone.slice(0, -1)
    this.#done = [...this.#done, { ...step, back: invertSplices(text, step.forth) }]
    const result = applySplices(text, step.forth)
    const more = step.group !== undefined && this.#undone.at(-1)?.group === step.group
    return more ? this.redo(result) : result
  }

  #lastOwn(): Step | undefined {
    return this.#done.findLast(({ by }) => by === 'us')
  }

  #undoOne(text: string): string | undefined {
    const index = this.#done.findLastIndex(({ by }) => by === 'us')
    const step = this.#done[index]
    if (!step) return undefined
    let back: readonly Splice[] = step.back
    const later: Step[] = []
    // Steps of others that came after it: ours is taken out from below them.
    for (const other of this.#done.slice(index + 1)) {
      const [moved, kept] = [rebaseSplices(back, other.forth), rebaseSplices(other.forth, back)]
      if (!moved || !kept) return undefined
      later.push({ ...other, forth: kept, back: [] })
      back = moved
    }
    const result = applySplices(text, back)
    this.#done = [...this.#done.slice(0, index), ...later]
    this.#undone = [...this.#undone, { ...step, forth: invertSplices(text, back), back }]
    return result
  }
}

/** The splices that take others back. */
export function invertSplices(text: string, splices: readonly Splice[]): Splice[] {
  let shift = 0
  return [...splices]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text: inserted }) => {
      const at = start + shift
      shift += inserted.length - (end - start)
      return { start: at, end: at + inserted.length, text: text.slice(start, end) }
    })
}

/** Rebases splices of a text onto the same text after other splices; undefined where both touch the same characters. */
export function rebaseSplices(splices: readonly Splice[], by: readonly Splice[]): Splice[] | undefined {
  const moved: Splice[] = []
  for (const { start, end, text } of splices) {
    let shift = 0
    for (const other of by) {
      if (end <= other.start) continue
      if (start < other.end) return undefined
      shift += other.text.length - (other.end - other.start)
    }
    moved.push({ start: start + shift, end: end + shift, text })
  }
  return moved
}

/** How many characters two texts have in common at their beginning, in whole lines. */
function sameLines(before: string, after: string): number {
  let same = 0
  while (same < before.length && before.charCodeAt(same) === after.charCodeAt(same)) same++
  return before.slice(0, same).lastIndexOf('\n') + 1
}

/** The same at their end. */
function sameEnd(before: string, after: string): number {
  let [end, other] = [before.length, after.length]
  while (end > 0 && other > 0 && before.charCodeAt(end - 1) === after.charCodeAt(other - 1))
    [end, other] = [end - 1, other - 1]
  const line = before.indexOf('\n', end)
  return line === -1 ? 0 : before.length - line - 1
}

/** The splices that make one text of another, by whole lines. Lines at the beginning and at the end that are the same are left out at first. */
export function diffByLine(before: string, after: string): Splice[] {
  const splices: Splice[] = []
  const start = sameLines(before, after)
  const end = sameEnd(before.slice(start), after.slice(start))
  let at = start
  for (const { added, removed, value } of diffLines(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  )) {
    const last = splices.at(-1)
    if (added && last?.end === at && last.text === '') splices.splice(-1, 1, { ...last, text: value })
    else if (added) splices.push({ start: at, end: at, text: value })
    if (removed) splices.push({ start: at, end: at + value.length, text: '' })
    if (!added) at += value.length
  }
  return splices
}
