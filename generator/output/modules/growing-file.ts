import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { bytesPerUnit } from '../reused-buffer.ts'

/** How much of a file is in memory before it is written. */
const bufferSize = 1 << 18

/** A text file that is written part by part. The file is created only when its text outgrows the memory set aside for it. */
export class GrowingFile {
  readonly #path: string
  readonly #buffer = Buffer.allocUnsafeSlow(bufferSize)
  #length = 0
  #descriptor: number | undefined

  constructor(path: string) {
    this.#path = path
  }

  /** Adds to the text. */
  append(text: string): void {
    const most = text.length * bytesPerUnit
    if (this.#length + most > bufferSize) this.#flush()
    if (most > bufferSize) this.#write(Buffer.from(text))
    else this.#length += this.#buffer.write(text, this.#length)
  }

  /** Ends the text. Returns all of it in UTF-8 if it stayed in memory; undefined if it is in the file. */
  finish(): Buffer | undefined {
    if (this.#descriptor === undefined) return this.#buffer.subarray(0, this.#length)
    this.#flush()
    this.close()
    return undefined
  }

  /** Closes the file, complete or not. */
  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor)
    this.#descriptor = undefined
  }

  #flush(): void {
    if (this.#length > 0) this.#write(this.#buffer.subarray(0, this.#length))
    this.#length = 0
  }

  #write(bytes: Uint8Array): void {
    this.#descriptor ??= this.#create()
    writeFileSync(this.#descriptor, bytes)
  }

  #create(): number {
    mkdirSync(dirname(this.#path), { recursive: true })
    return openSync(this.#path, 'w')
  }
}
