import { freeName } from '../../lib/files/free-name.ts'
import { decodeText } from '../ports/kept-config-file.ts'
import { fileExists, readBytes, removeFile, writeBytes } from '../ports/memory-files.ts'
import { join } from '../ports/posix-path.ts'
import { blobHash } from './origin.ts'

/** The files of the site in the tab, by their names. */
export class LocalFiles {
  readonly #folder: string
  readonly #hashes = new WeakMap<Uint8Array, Promise<string>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  has(name: string): boolean {
    return fileExists(join(this.#folder, name))
  }

  bytes(name: string): Uint8Array {
    return readBytes(join(this.#folder, name))
  }

  /** The bytes of a file, the same object until it is written; undefined where it does not exist. */
  find(name: string): Uint8Array | undefined {
    return this.has(name) ? this.bytes(name) : undefined
  }

  /** The text of a file; empty where it is not there. */
  text(name: string): string {
    return this.has(name) ? decodeText(this.bytes(name)) : ''
  }

  /** Its git hash; undefined where it is not there. */
  async hash(name: string): Promise<string | undefined> {
    if (!this.has(name)) return undefined
    const bytes = this.bytes(name)
    const known = this.#hashes.get(bytes) ?? blobHash(bytes)
    this.#hashes.set(bytes, known)
    return known
  }

  /** Writes a file, where it differs. */
  write(name: string, bytes: Uint8Array): void {
    if (!this.has(name) || !isSame(this.bytes(name), bytes)) writeBytes(join(this.#folder, name), bytes)
  }

  remove(name: string): void {
    removeFile(join(this.#folder, name))
  }

  /** A free name like the given one: no file in the tab or in the repository has it. */
  freeName(name: string, there: Readonly<Record<string, unknown>>): string {
    return freeName(name, (other) => this.has(other) || other in there)
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
