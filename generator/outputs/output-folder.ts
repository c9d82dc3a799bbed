import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * A folder that is written as a whole: files are staged beside it, and take its place only when all of them are there.
 * What did not change is not written again; a failure leaves the folder as it was. Small files are written at once: waiting for each
 * costs more than writing it.
 */
export class OutputFolder {
  readonly #folder: string
  readonly #staging: string
  readonly #paths = new Set<string>()
  readonly #folders = new Set<string>()
  readonly #changed = new Set<string>()
  readonly #fresh: boolean

  constructor(folder: string) {
    this.#folder = folder
    this.#staging = `${folder}.staging-${process.pid}`
    this.#fresh = !existsSync(folder)
  }

  /** The paths of all files written so far, relative to the folder. */
  get paths(): string[] {
    return [...this.#paths].sort()
  }

  /** Whether a file of this path was written this time. */
  has(path: string): boolean {
    return this.#paths.has(path)
  }

  /** Stages one file, unless the folder has it with the same bytes. Throws for a path that was written before. */
  async write(path: string, content: string | Uint8Array): Promise<void> {
    if (this.#paths.has(path)) throw new Error(`Two outputs are named ${path}`)
    this.#paths.add(path)
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    if (!this.#fresh && this.#isCurrent(path, bytes)) return
    const target = join(this.#staging, path)
    this.#ensureFolder(dirname(target))
    writeFileSync(target, bytes)
    this.#changed.add(path)
  }

  /** Whether a file was written this time with the bytes that the folder had already. */
  isUnchanged(path: string): boolean {
    return this.#paths.has(path) && !this.#changed.has(path)
  }

  /** Keeps a file of the last time as it is. Returns false where the folder has none. */
  keep(path: string): boolean {
    if (this.#fresh || !existsSync(join(this.#folder, path))) return false
    this.#paths.add(path)
    return true
  }

  /** The bytes of a file that was written this time. */
  async read(path: string): Promise<Buffer> {
    return readFile(join(this.#changed.has(path) ? this.#staging : this.#folder, path))
  }

  /** Puts the staged files in place and removes what was not written this time. */
  async commit(): Promise<void> {
    if (this.#fresh) {
      await mkdir(dirname(this.#folder), { recursive: true })
      await rename(this.#staging, this.#folder)
      return
    }
    for (const path of this.#changed) {
      const target = join(this.#folder, path)
      await mkdir(dirname(target), { recursive: true })
      await rename(join(this.#staging, path), target)
    }
    await this.#removeOthers('')
    await rm(this.#staging, { recursive: true, force: true })
  }

  /** Forgets what was staged. */
  async discard(): Promise<void> {
    await rm(this.#staging, { recursive: true, force: true })
  }

  #ensureFolder(folder: string): void {
    if (this.#folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
  }

  #isCurrent(path: string, bytes: Uint8Array): boolean {
    const file = join(this.#folder, path)
    return existsSync(file) && readFileSync(file).equals(bytes)
  }

  async #removeOthers(below: string): Promise<void> {
    for (const entry of await readdir(join(this.#folder, below), { withFileTypes: true })) {
      const path = below ? `${below}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        await this.#removeOthers(path)
        await rmdir(join(this.#folder, path)).catch(() => {})
      } else if (!this.#paths.has(path)) {
        await rm(join(this.#folder, path))
      }
    }
  }
}
