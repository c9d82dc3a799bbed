import type { Step } from '../../walk.ts'
import type { Slip } from './lexical-slip.ts'

/** Something odd about a line: it fits nowhere, it fits with an unusual step, its key does not belong there, or it is stray text. */
export interface Oddity {
  readonly index: number
  readonly kind: 'misfit' | 'step' | 'key' | 'stray' | 'slip'
  readonly slip?: Slip
}

/** Keys or items that begin in one column. */
export interface Level {
  readonly column: number
  readonly kind: 'map' | 'seq'
  readonly step: Step | undefined
  readonly keys: Set<string>
}

/** What waits for a value on the lines below. */
export interface Opener {
  readonly column: number
  /** Its line, by its index. */
  readonly index: number
  readonly step: Step | undefined
  /** A dash, behind which the value stands on the same line. */
  readonly inline?: boolean
}

/** Where a reading is: what a line that follows is compared with. */
export interface OutlineState {
  levels: Level[]
  open: Opener | undefined
  /** A text of several lines that is being read: the column of its key, and how far its lines stand in. */
  block: { column: number; indent: number } | undefined
  /** The column of the key whose unquoted text may go on. */
  plain: number | undefined
  /** The line up to which a quoted text goes on. */
  skip: number
}

/** What is known of the file as a whole. */
export interface OutlineFacts {
  readonly root: Step
  readonly locales: ReadonlySet<string>
  /** How many spaces a level stands further in than the one above. */
  readonly width: number
}

/** The state before the first line. */
export function startOf({ root }: OutlineFacts): OutlineState {
  const levels: Level[] = [{ column: 0, kind: 'map', step: root, keys: new Set() }]
  return { levels, open: undefined, block: undefined, plain: undefined, skip: -1 }
}

/** A state that can be gone on from without changing the one it was made of. */
export function copyOf(state: OutlineState): OutlineState {
  return {
    ...state,
    block: state.block && { ...state.block },
    levels: state.levels.map((level) => ({ ...level, keys: new Set(level.keys) })),
  }
}

/** The state for lines of which some above are left out. */
export function movedUp(state: OutlineState, lines: number): OutlineState {
  return { ...state, open: state.open && { ...state.open, index: state.open.index - lines }, skip: state.skip - lines }
}
