import { type ConfigFile, decodeText, type WrittenText } from '#config-file'
import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { isEqualValue } from '../../lib/plain-map.ts'
import { followLabels } from '../forms/follow-labels.ts'
import { applyEdits, readValue } from '../yaml/apply-edits.ts'
import { ChangeLog, type SavedLog } from '../yaml/change-log.ts'
import { type Edit, type EditRefusal, unlessRefused } from '../yaml/edit.ts'
import { mergeTexts } from '../yaml/merge-texts.ts'
import type { FileText, NextText } from './file-text.ts'
import type { ReplacedFile } from './replaced-file.ts'

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
  | { readonly refused: EditRefusal | 'nothing-to-do' | 'changed-elsewhere' }

/** Keeps the log of a file between runs. */
export interface LogStore {
  /** The log that was kept for a version of the file. */
  read(version: string): SavedLog | undefined
  write(version: string, log: SavedLog): void
}

/** What one change has made of the file. */
export interface SavedChange {
  readonly before: string
  readonly after: string
  /** Whether it only takes a step back, or makes it again. */
  readonly isStep: boolean
}

/** Makes the next text from the present one, and records it in the log; or returns why it refuses. */
type MakeText = (text: string, log: ChangeLog) => string | Exclude<EditResult, { readonly version: string }>

/** How often an edit is made anew: no program saves as often. */
const mostTries = 100

/** How long what another program has written is waited for before an edit of it is refused: it may be half of a save. */
const patienceMs = { conflict: 300, unreadable: 1000 }

/** When a replaced file is looked at again, in milliseconds after it was replaced. */
const looks = [50, 250, 1000]

/**
 * The work on one file. The file is the truth: it is read again before each edit, and compared again when it is written. What another program
 * has written meanwhile stays.
 */
export class EditSession {
  readonly #file: ConfigFile
  readonly #store: LogStore
  readonly #onSaved: (change: SavedChange) => void
  /** The text that the log leads to. */
  #logged: FileText
  #log: ChangeLog
  #turn: Promise<unknown> = Promise.resolve()
  /** A text that was not in UTF-8, which a step back writes as the bytes that it was. */
  #old: FileText | undefined

  /** @param onSaved told of each change that was written */
  constructor(file: ConfigFile, store: LogStore, onSaved: (change: SavedChange) => void = () => {}) {
    this.#file = file
    this.#onSaved = onSaved
    this.#store = store
    this.#logged = file.readIfThere()
    this.#log = new ChangeLog(store.read(this.#logged.version))
  }

  /** The file as it is now; `noFile` where there is none. */
  get current(): FileText {
    return this.#file.readIfThere()
  }

  /** Whether a step can be undone, or made again. */
  get steps(): { readonly canUndo: boolean; readonly canRedo: boolean } {
    return { canUndo: this.#log.canUndo, canRedo: this.#log.canRedo }
  }

  /** Makes edits and writes the file, if every place still has the value that was seen there. */
  apply({ edits, group }: EditRequest): Promise<EditResult> {
    return this.#change((text, log) => {
      const value = readValue(text)
      const conflicts = conflictsWith(value, edits)
      if (conflicts.length > 0) return { conflicts }
      const edited = applyEdits(text, followLabels(value, edits))
      if (edited !== text) log.add(text, edited, group)
      return edited
    })
  }

  /**
   * Writes another text in the place of the whole one, such as an earlier version, as one step.
   *
   * @param was the text that it was made of: it is not written where another one stands there now
   */
  replace(text: string, was?: string): Promise<EditResult> {
    return this.#change((now, log) => {
      if (was !== undefined && now !== was) return { refused: 'changed-elsewhere' }
      if (now !== text) log.add(now, text)
      return text
    })
  }

  /** Takes the last step back. What other programs have written since stays. */
  undo(): Promise<EditResult> {
    return this.#change(
      (text, log) =>
        log.canUndo ? (log.undo(text) ?? { refused: 'changed-elsewhere' }) : { refused: 'nothing-to-do' },
      true,
    )
  }

  /** Makes the last undone step again. */
  redo(): Promise<EditResult> {
    return this.#change((text, log) => log.redo(text) ?? { refused: 'nothing-to-do' }, true)
  }

  /** A queue: one change at a time, each made from the result of those before. */
  #change(make: MakeText, isStep = false): Promise<EditResult> {
    const changed = this.#turn.then(() => this.#changeNow(make, isStep))
    this.#turn = changed.catch(() => {})
    return changed
  }

  /** Optimistic concurrency: what was made of a text that is no longer there is made anew. */
  async #changeNow(make: MakeText, isStep: boolean): Promise<EditResult> {
    let seen = await this.#file.readSettled(this.#logged.version)
    /** What another program has saved into the file that ours has replaced: the next text is made of it. */
    let saved: string | undefined
    const start = Date.now()
    for (let tries = 0; tries < mostTries; tries++) {
      const text = saved ?? seen.text
      if (seen.oldBytes) this.#old = seen
      const log = this.#logFor(text)
      const wanted = unlessRefused(
        () => make(text, log),
        (refused) => ({ refused }),
      )
      const made = this.#losesLetters(wanted, seen, isStep) ? ({ refused: 'unreadable' } as const) : wanted
      if (typeof made !== 'string' && saved === undefined) {
        const patience = isUnreadable(made) ? patienceMs.unreadable : patienceMs.conflict
        if (seen.version === this.#logged.version || Date.now() - start >= patience) return made
        seen = await this.#file.readSettled('')
        continue
      }
      const next = typeof made === 'string' ? made : text
      const written =
        next === seen.text ? { ...seen, replaced: undefined } : await this.#file.write(this.#asWas(next), seen)
      if (written?.replaced?.changed()) {
        saved = decodeText(await written.replaced.settled())
        written.replaced.close()
        seen = written
      } else if (written) {
        this.#note(written, log)
        if (next !== text) this.#onSaved({ before: text, after: next, isStep })
        return typeof made === 'string' ? { version: written.version } : made
      } else {
        saved = undefined
        seen = await this.#file.readSettled(this.#logged.version)
      }
    }
    return { refused: 'changed-elsewhere' }
  }

  /** A text with the bytes that it was read from, where these were not in UTF-8. */
  #asWas(text: string): NextText {
    return text === this.#old?.text ? this.#old : { text }
  }

  /** Whether a text was made of bytes that are not in UTF-8, now or before a step, and are not known: nobody could bring back its letters. */
  #losesLetters(made: unknown, seen: FileText, isStep: boolean): boolean {
    if (typeof made !== 'string' || !made.includes('\ufffd') || this.#asWas(made).oldBytes) return false
    return seen.oldBytes !== undefined || (isStep && !seen.text.includes('\ufffd'))
  }

  /** The log up to a text, which another program may have written. */
  #logFor(text: string): ChangeLog {
    const log = new ChangeLog(this.#log.saved)
    if (text !== this.#logged.text) log.addForeign(this.#logged.text, text)
    return log
  }

  #note(written: WrittenText, log: ChangeLog): void {
    this.#log = log
    this.#logged = written
    this.#store.write(written.version, log.saved)
    if (written.replaced) this.#lookAgain(written.replaced, looks)
  }

  /** Looks whether a program has saved into a file after it was replaced. */
  #lookAgain(replaced: ReplacedFile, [next, ...later]: readonly number[]): void {
    if (next === undefined) {
      replaced.close()
      return
    }
    setTimeout(() => {
      if (!replaced.changed()) return this.#lookAgain(replaced, later)
      const taken = this.#turn.then(() => this.#takeIn(replaced))
      this.#turn = taken.catch(() => {})
    }, next).unref()
  }

  /** Takes in what a program has saved into a file after it was replaced. */
  async #takeIn(replaced: ReplacedFile): Promise<void> {
    const base = decodeText(replaced.known)
    const theirs = decodeText(await replaced.settled())
    replaced.close()
    for (let tries = 0; tries < mostTries; tries++) {
      const seen = await this.#file.readSettled(this.#logged.version)
      const merged = mergeTexts(base, { ours: seen.text, theirs })
      const log = this.#logFor(seen.text)
      log.addForeign(seen.text, merged)
      const written = await this.#file.write({ text: merged }, seen)
      if (written) return this.#note(written, log)
    }
  }
}

function isUnreadable(result: EditResult): boolean {
  return 'refused' in result && result.refused === 'unreadable'
}

/** The places that no longer have the value that was seen there. */
function conflictsWith(value: unknown, edits: readonly SeenEdit[]): Conflict[] {
  return edits.flatMap(({ path, was, do: kind }): Conflict[] => {
    if (kind === 'insert' || kind === 'add') return []
    const now = valueAt(value, path)
    return isEqualValue(was ?? null, structuredClone(now ?? null)) ? [] : [{ path, was, now }]
  })
}
