import type { Path } from '../../diagnostics/problem.ts'

/** A change of one place of the configuration. Paths are those of the value; an entry is an item of a list or a key of a mapping with its value. */
export type Edit =
  /** Gives a place a value. A key that its mapping lacks is added where `order`, the keys in the order of the schema, says; else at the end. */
  | { readonly do: 'set'; readonly path: Path; readonly value: unknown; readonly order?: readonly string[] }
  /** Puts a new entry before the one at `path`, an index of a list. The length of the list stands for its end. */
  | ({ readonly do: 'insert'; readonly path: Path; readonly value: unknown } & AsWritten)
  /** Puts a new key before another key of its mapping, or at its end. */
  | ({ readonly do: 'add'; readonly path: Path; readonly value: unknown; readonly before?: string } & AsWritten)
  /** Takes an entry out, with its comment. */
  | { readonly do: 'remove'; readonly path: Path }
  /** Moves an entry within its list or mapping; `to` is its index afterwards. */
  | { readonly do: 'move'; readonly path: Path; readonly to: number }
  /** Gives a key another name. */
  | { readonly do: 'rename'; readonly path: Path; readonly key: string }

/** How an entry is to be written where that is known, such as that of an earlier version with its comments. */
interface AsWritten {
  /** Its lines, its key or dash without spaces before it. */
  readonly lines?: readonly string[]
}

/** A change of the text: the characters from `start` to `end` make way for others. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Why an edit was not made. Nothing was changed. */
export type EditRefusal =
  /** There is nothing at the path, or not what the edit needs there. */
  | 'no-such-place'
  /** A key in it is one that no file may have. */
  | 'reserved-key'
  /** The place is written by an alias (`*name`) or stands behind one. */
  | 'behind-an-alias'
  /** The text cannot be read as YAML. */
  | 'unreadable'
  /** The place is written in a way in which it cannot be changed without touching other lines, such as a flow list over several lines. */
  | 'style'
  /** The changed text would read as something else. */
  | 'differs'
  /** The change would have lost a comment. */
  | 'loses-comment'

/** Thrown by what makes splices of an edit; `applyEdits` returns its reason. */
export class EditRefused extends Error {
  readonly reason: EditRefusal
  /** The place of the edit, where it is known. */
  readonly place: Path | undefined

  constructor(reason: EditRefusal, place?: Path) {
    super(`The edit is refused: ${reason}`)
    this.reason = reason
    this.place = place
  }
}

/** What a function gives; where it refuses an edit, what is to be in its place. */
export function unlessRefused<Value, Other>(
  make: () => Value,
  otherwise: (reason: EditRefusal, place: Path | undefined) => Other,
): Value | Other {
  try {
    return make()
  } catch (error) {
    if (error instanceof EditRefused) return otherwise(error.reason, error.place)
    throw error
  }
}

/** The text with splices made; they must not overlap. Those at one place are made in their order. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, text: inserted } of [...splices].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) throw new EditRefused('style')
    parts.push(text.slice(at, start), inserted)
    at = end
  }
  return parts.join('') + text.slice(at)
}
