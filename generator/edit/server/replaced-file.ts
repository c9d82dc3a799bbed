import { closeSync, fstatSync, readSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a file must be unchanged to count as saved: many programs empty it first and write it in steps. */
export const settleMs = 60

/** A file that another one takes the place of. It is kept open: a program that has opened it before may still save into it. */
export class ReplacedFile {
  readonly #descriptor: number
  #known: Buffer
  #isClosed = false

  /** @param descriptor of the file, open for reading */
  constructor(descriptor: number) {
    this.#descriptor = descriptor
    this.#known = this.#bytes()
  }

  /** The bytes that were read last. */
  get known(): Buffer {
    return this.#known
  }

  /** Whether its bytes are others than those that are known. */
  changed(): boolean {
    return !this.#isClosed && !this.#bytes().equals(this.#known)
  }

  /** Whether it still is the file of a name. */
  isStillAt(path: string): boolean {
    const own = fstatSync(this.#descriptor, { bigint: true })
    const there = statSync(path, { bigint: true, throwIfNoEntry: false })
    return own.ino === there?.ino && own.dev === there.dev
  }

  /** Its bytes when no program is writing them any more, which are known then. */
  async settled(): Promise<Buffer> {
    for (;;) {
      this.#known = this.#bytes()
      await wait(settleMs)
      if (!this.changed()) return this.#known
    }
  }

  /** Lets go of the file. */
  close(): void {
    if (!this.#isClosed) closeSync(this.#descriptor)
    this.#isClosed = true
  }

  #bytes(): Buffer {
    const buffer = Buffer.alloc(fstatSync(this.#descriptor).size)
    let length = 0
    for (let read = -1; read !== 0 && length < buffer.length; length += read)
      read = readSync(this.#descriptor, buffer, length, buffer.length - length, length)
    return buffer.subarray(0, length)
  }
}
