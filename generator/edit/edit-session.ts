import { isDeepStrictEqual } from 'node:util'
import { valueAt } from '../../schema/value-at.ts'
import type { Path } from '../diagnostics/problem.ts'
import { applyEdits, readValue } from './apply-edits.ts'
import { ChangeLog, type SavedLog } from './change-log.ts'
import type { ConfigFile, FileText } from './config-file.ts'
import { type Edit, EditRefused, type Refusal } from './edit.ts'

/** An edit with the value that the person saw at its path; undefined where there was nothing. */
export type SeenEdit = Edit & { readonly was?: unknown }

/** Edits that are made together, as one step. */
export interface EditRequest {
  readonly edits: readonly SeenEdit[]
  /** What the step belongs to, such as one field: the steps of a group are undone together. */
  readonly group?: string
}

/** A place that another program has changed since the person saw it. */
export interface Conflict {
  readonly path: Path
  readonly was: unknown
  readonly now: unknown
}

/** What came of edits: the file as it is now; or nothing was written, and why. */
export type EditResult =
  | { readonly version: string }
  | { readonly conflicts: readonly Conflict[] }
  | { readonly refused: Refusal | 'nothing-to-do' | 'changed-elsewhere' }

/** Keeps the log of a file between runs. */
export interface LogStore {
  /** The log that was kept for a version of the file. */
  read(version: string): SavedLog | undefined
  write(version: string, log: SavedLog): void
}

/**
 * The work on one file. The file is the truth: it is read again before each edit, and what another program has written meanwhile stays.
 */
export class EditSession {
  readonly #file: ConfigFile
  readonly #store: LogStore
  #last: FileText
  #log: ChangeLog

  constructor(file: ConfigFile, store: LogStore) {
    this.#file = file
    this.#store = store
    this.#last = file.read()
    this.#log = new ChangeLog(store.read(this.#last.version))
  }

  /** The file as it is now. */
  get current(): FileText {
    return this.#refresh()
  }

  /** Whether a step can be undone, or made again. */
  get steps(): { readonly canUndo: boolean; readonly canRedo: boolean } {
    return { canUndo: this.#log.canUndo, canRedo: this.#log.canRedo }
  }

  /** Makes edits and writes the file, if every place still has the value that was seen there. */
  apply(request: EditRequest): EditResult {
    try {
      return this.#apply(request)
    } catch (error) {
      if (error instanceof EditRefused) return { refused: error.reason }
      throw error
    }
  }

  #apply({ edits, group }: EditRequest): EditResult {
    const { text } = this.#refresh()
    const value = readValue(text)
    const conflicts = edits.flatMap(({ path, was, do: kind }): Conflict[] => {
      if (kind === 'insert' || kind === 'add') return []
      const now = valueAt(value, path)
      return isDeepStrictEqual(was ?? null, structuredClone(now ?? null)) ? [] : [{ path, was, now }]
    })
    if (conflicts.length > 0) return { conflicts }
    const edited = applyEdits(text, edits)
    if (edited === text) return { version: this.#last.version }
    this.#log.add(text, edited, group)
    return this.#write(edited)
  }

  /** Writes another text in the place of the whole one, such as an earlier version, as one step. */
  replace(text: string): EditResult {
    const now = this.#refresh()
    if (now.text === text) return { version: now.version }
    this.#log.add(now.text, text)
    return this.#write(text)
  }

  /** Takes the last step back. What other programs have written since stays. */
  undo(): EditResult {
    const { text } = this.#refresh()
    if (!this.#log.canUndo) return { refused: 'nothing-to-do' }
    const before = this.#log.undo(text)
    return before === undefined ? { refused: 'changed-elsewhere' } : this.#write(before)
  }

  /** Makes the last undone step again. */
  redo(): EditResult {
    const { text } = this.#refresh()
    const after = this.#log.redo(text)
    return after === undefined ? { refused: 'nothing-to-do' } : this.#write(after)
  }

  #write(text: string): EditResult {
    this.#last = this.#file.write(text)
    this.#store.write(this.#last.version, this.#log.saved)
    return { version: this.#last.version }
  }

  #refresh(): FileText {
    const now = this.#file.read()
    if (now.version !== this.#last.version) this.#log.addForeign(this.#last.text, now.text)
    this.#last = now
    return now
  }
}
