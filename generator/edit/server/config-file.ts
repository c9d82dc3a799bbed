import { isUtf8 } from 'node:buffer'
import { hash, randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { byteOrderMark, type FileText, type NextText, noFile } from './file-text.ts'
import { FolderWatch } from './folder-watch.ts'
import { ReplacedFile, settleMs } from './replaced-file.ts'

/** A text that was written, and the file that it has replaced. */
export interface WrittenText extends FileText {
  /** Undefined where there was none. */
  readonly replaced: ReplacedFile | undefined
}

/** How often is tried, and after which pauses, where another program may be about to replace the file, or on Windows reads it. */
const tries = 10
const pauseMs = 40

/** A configuration file that other programs may change as well. */
export class ConfigFile {
  readonly path: string
  #last: FileText | undefined

  /** @param path absolute */
  constructor(path: string) {
    this.path = path
  }

  /** Reads the file. Throws what the system says where it cannot be read. */
  read(): FileText {
    const bytes = readFileSync(this.path)
    const version = hashVersion(bytes)
    if (this.#last?.version !== version)
      this.#last = { text: decodeText(bytes), version, ...(!isUtf8(bytes) && { oldBytes: bytes }) }
    return this.#last
  }

  /** Reads the file; `noFile` where there is none. */
  readIfThere(): FileText {
    try {
      return this.read()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return noFile
    }
  }

  /**
   * Reads the file when no program is writing it.
   *
   * @param known the version that needs no waiting
   */
  async readSettled(known: string): Promise<FileText> {
    let now = this.readIfThere()
    while (now.version !== known) {
      await wait(settleMs)
      const next = this.readIfThere()
      if (next.version === now.version) break
      now = next
    }
    return now
  }

  /**
   * Compare and swap: writes the file if it still is what was seen, whole or not at all. Whoever reads it meanwhile, and a power failure, find
   * the old text or the new one. A link stays a link, and the mode and a byte order mark stay as they were.
   *
   * Systems have no call that compares and renames. So the bytes and the inode are compared right before the rename; a program that is about to
   * rename a file of its own, which stands beside this one by then, is waited for; and what a program writes later that has opened the file
   * before, `replaced` tells.
   *
   * @param next the text, or bytes that are not in UTF-8 with the text that they are read as
   * @param seen the text that the new one was made of
   * @returns undefined where another program has written the file since: nothing was written
   * @throws what the system says where it cannot be written; the file is as it was then
   */
  async write(next: NextText, seen: FileText): Promise<WrittenText | undefined> {
    for (let left = tries; ; left--) {
      try {
        const swapped = this.#swap(next, seen, left === 0)
        if (swapped !== 'busy') return swapped
      } catch (error) {
        const isLocked = ['EPERM', 'EACCES', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')
        if (!isLocked || process.platform !== 'win32' || left === 0) throw error
      }
      await wait(pauseMs)
    }
  }

  #swap({ text, oldBytes }: NextText, seen: FileText, isUrgent: boolean): WrittenText | undefined | 'busy' {
    const opened = openIfThere(this.path)
    const old = opened === undefined ? undefined : new ReplacedFile(opened)
    let draft: string | undefined
    let isWritten = false
    try {
      if ((old ? hashVersion(old.known) : noFile.version) !== seen.version) return undefined
      const target = old ? realpathSync(this.path) : this.path
      draft = `${target}.${randomUUID()}`
      const bytes =
        oldBytes ??
        Buffer.from((old?.known.subarray(0, 3).equals(Buffer.from(byteOrderMark)) ? byteOrderMark : '') + text)
      writeDraft(draft, bytes, old ? statSync(target).mode : 0o666)
      const folder = new FolderWatch(dirname(target), [target, draft])
      if (!isUrgent && folder.hasFreshFile()) return 'busy'
      if (old?.changed() || old?.isStillAt(target) === false) return undefined
      if (!isUrgent && folder.hasChanged()) return 'busy'
      // Windows replaces no file that is open; there, a program that writes it keeps others from replacing it as well.
      if (process.platform === 'win32') old?.close()
      isWritten = old ? rename(draft, target) : linkIfFree(draft, target)
      if (!isWritten) return undefined
      this.#last = { text, version: hashVersion(bytes), ...(oldBytes && { oldBytes }) }
      return { ...this.#last, replaced: old }
    } finally {
      if (draft !== undefined) rmSync(draft, { force: true })
      if (!isWritten) old?.close()
    }
  }
}

/** The text of the bytes of a file. */
export function decodeText(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('utf8')
  return text.startsWith(byteOrderMark) ? text.slice(1) : text
}

function hashVersion(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex')
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

function writeDraft(draft: string, bytes: Uint8Array, mode: number): void {
  writeFileSync(draft, bytes, { mode })
  const descriptor = openSync(draft, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

function rename(draft: string, target: string): true {
  renameSync(draft, target)
  return true
}

/** Gives a file its name, unless there is another one by now. */
function linkIfFree(draft: string, target: string): boolean {
  try {
    linkSync(draft, target)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // Not every file system has links.
    return rename(draft, target)
  }
}
