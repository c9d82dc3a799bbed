import type { Path } from '../protocol/protocol.ts'

/** A text that was clicked, with the place in it. */
export interface Picked {
  readonly path: Path
  readonly offset: number
  /** How many of its characters are meant: what is typed takes their place. */
  readonly length?: number
  /** What stands where somebody clicked beside any text, such as a price. */
  readonly said?: string
  /** Whether it is typed on the page itself: its field takes no focus. */
  readonly isInPlace?: boolean
}
