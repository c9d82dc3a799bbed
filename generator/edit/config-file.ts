import { hash, randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'

/** The text of a file, and what tells it from any other. */
export interface FileText {
  /** Without the byte order mark that some editors write. */
  readonly text: string
  /** A hash of the bytes. */
  readonly version: string
}

const mark = '\ufeff'

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
    const version = versionOf(bytes)
    if (this.#last?.version === version) return this.#last
    const text = bytes.toString('utf8')
    this.#last = { text: text.startsWith(mark) ? text.slice(1) : text, version }
    return this.#last
  }

  /**
   * Writes the file, whole or not at all: whoever reads it meanwhile, and a power failure, find the old text or the new one. A link stays a
   * link, and the mode and a byte order mark stay as they were.
   *
   * @throws what the system says where it cannot be written; the file is as it was then
   */
  write(text: string): FileText {
    const target = realpathSync(this.path)
    const hasMark = readFileSync(target).subarray(0, 3).equals(Buffer.from(mark))
    const bytes = Buffer.from(hasMark ? mark + text : text)
    const draft = `${target}.${randomUUID()}`
    try {
      writeFileSync(draft, bytes, { mode: statSync(target).mode })
      const descriptor = openSync(draft, 'r+')
      fsyncSync(descriptor)
      closeSync(descriptor)
      renameSync(draft, target)
    } catch (error) {
      rmSync(draft, { force: true })
      throw error
    }
    this.#last = { text, version: versionOf(bytes) }
    return this.#last
  }
}

function versionOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex')
}
