import { readCached, writeCached } from '#cache'
import { sha256 } from '#hash'
import type { BrokenLines, FileReading, FileRepair, RepairRequest } from '../../../src/edit/protocol/repair.ts'
import { formatAge } from '../../check/file-format.ts'
import type { EarlierVersions } from '../publish/earlier-versions.ts'
import { readConflictMarks, resolveVersions, versionConflicts } from '../publish/two-versions.ts'
import { upgradeText } from '../upgrade/upgrade-text.ts'
import { isReadable, readable } from '../yaml/apply-edits.ts'
import { diffByLine, invertSplices } from '../yaml/change-log.ts'
import { applySplices, type Splice } from '../yaml/edit.ts'
import type { EditResult, EditSession } from './edit-session.ts'
import { noFile } from './file-text.ts'

/** How many changes are tried one by one: each reads the whole text. */
const mostTried = 30

/** Keeps the last text of a file that could be read, for when it cannot be any more. */
export class LastReadable {
  readonly #name: string

  /** @param file absolute */
  constructor(file: string) {
    this.#name = sha256(file, 'hex').slice(0, 32)
  }

  get text(): string | undefined {
    return readCached(`edit-last/${this.#name}`)?.toString()
  }

  /** The last text without an error, from which pages can be made. */
  get validText(): string | undefined {
    return readCached(`edit-valid/${this.#name}`)?.toString()
  }

  keep(text: string, isValid: boolean): void {
    writeCached(`edit-last/${this.#name}`, text)
    if (isValid) writeCached(`edit-valid/${this.#name}`, text)
  }
}

/** A way to read bytes, with what they say then. */
export interface DecodedFile extends FileReading {
  readonly text: string
}

/** Finds the ways to read bytes that are not UTF-8, by a text whose languages and words are theirs; who starts the editor says how. */
export type ReadOldBytes = (bytes: Uint8Array, known: string) => Promise<readonly DecodedFile[]>

interface RepairParts {
  readonly session: EditSession
  readonly last: LastReadable
  readonly earlierVersions: EarlierVersions
  readonly readOldBytes: ReadOldBytes
}

/** What is wrong with a file that is there. */
function faultOfText(
  age: ReturnType<typeof formatAge>,
  { versions, readings }: { readonly versions: unknown; readonly readings: readonly unknown[] },
): FileRepair['kind'] {
  if (readings.length > 0) return 'letters'
  if (versions) return 'conflict'
  return age === 'present' ? 'unreadable' : age
}

/** Repairs a file that cannot be parsed, so that its owner is never locked out. */
export class FileRepairer {
  readonly #parts: RepairParts

  constructor(parts: RepairParts) {
    this.#parts = parts
  }

  /** What is wrong with the file as a whole, and the ways back. */
  async look(): Promise<FileRepair> {
    const { session } = this.#parts
    const { text, version, oldBytes } = session.current
    const versions = readConflictMarks(text)
    const age = formatAge(readable(text))
    // Of a file in another format nothing is broken, and an earlier version of it is no way back.
    const last = age === 'present' ? await this.#lastText() : undefined
    const readings = (await this.#readings()).map(({ encoding, example }) => ({ encoding, example }))
    return {
      version,
      kind: version === noFile.version ? 'missing' : faultOfText(age, { versions, readings }),
      // Of letters that are not known, not one line is as it was.
      lines: last === undefined || versions || oldBytes ? [] : brokenLines(text, last),
      hasLast: last !== undefined,
      conflicts: versions && readings.length === 0 ? versionConflicts(versions) : [],
      readings,
      canUndo: session.steps.canUndo,
    }
  }

  /** Fixes it, as one step that can be undone. */
  async fix({ version, by }: RepairRequest): Promise<EditResult> {
    const { session } = this.#parts
    const seen = session.current
    if (seen.version !== version) return { refused: 'changed-elsewhere' }
    const next = by === 'upgrade' ? upgraded(seen.text) : await this.#fixed(seen.text, by)
    if (typeof next === 'object') return next
    return next === undefined ? { refused: 'no-such-place' } : session.replace(next)
  }

  async #fixed(text: string, by: Exclude<RepairRequest['by'], 'upgrade'>): Promise<string | undefined> {
    if (typeof by === 'object' && 'encoding' in by)
      return (await this.#readings()).find(({ encoding }) => encoding === by.encoding)?.text
    if (typeof by === 'object') {
      const versions = readConflictMarks(text)
      return versions && resolveVersions(versions, by)
    }
    const last = await this.#lastText()
    return last === undefined || by === 'last' || this.#parts.session.current.oldBytes
      ? last
      : applySplices(text, breaking(text, last))
  }

  /** The ways to read a file that is not in UTF-8. */
  async #readings(): Promise<readonly DecodedFile[]> {
    const { text, oldBytes } = this.#parts.session.current
    return oldBytes ? this.#parts.readOldBytes(oldBytes, (await this.#lastText()) ?? text) : []
  }

  /** The last text that could be read: as the editor knows it, or as it was published. */
  async #lastText(): Promise<string | undefined> {
    const { last, earlierVersions } = this.#parts
    const known = last.text
    return known !== undefined && isReadable(known) ? known : earlierVersions.lastReadable()
  }
}

/** The text in the present format, or why it is not brought there. */
function upgraded(text: string): string | Extract<EditResult, { readonly refused: unknown }> {
  const upgrade = upgradeText(text)
  if (!('refused' in upgrade)) return upgrade.text
  const { refused } = upgrade
  return { refused: refused === 'newer' || refused === 'no-site' ? 'no-such-place' : refused }
}

function brokenLines(text: string, last: string): BrokenLines[] {
  return breaking(text, last).map(({ start, end, text: was }) => ({
    line: text.slice(0, start).split('\n').length,
    was,
    now: text.slice(start, end),
  }))
}

/** The least that has to be as it was before the text can be read: one change where one is enough. */
function breaking(text: string, last: string): Splice[] {
  const back = invertSplices(last, diffByLine(last, text))
  const isEnough = (splices: readonly Splice[]) => isReadable(applySplices(text, splices))
  const alone = back.slice(0, mostTried).find((splice) => isEnough([splice]))
  if (alone) return [alone]
  const count = back.slice(0, mostTried).findIndex((_, index) => isEnough(back.slice(0, index + 1)))
  return count === -1 ? back : back.slice(0, count + 1)
}
