import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { leavesFolder } from './leaves-folder.ts'
import { removeOthers } from './remove-others.ts'
import { ReusedBuffer } from './reused-buffer.ts'
import { moveFile, type StagedFolder, stagedFolder } from './staged-folder.ts'

/** The extensions of a file's compressed forms, which lie beside it. */
export const compressedForms = ['br', 'gz'] as const

/** What another thread needs to write into the same folder. */
export interface Staging extends StagedFolder {
  /** Whether the folder was not there before. */
  readonly isNew: boolean
}

/** The files written into a folder. */
export interface Written {
  readonly paths: readonly string[]
  readonly changed: readonly string[]
}

/**
 * A folder that is written as a whole: files are staged beside it, and moved in only when all of them are complete. Files that did not
 * change are not written again; a failure leaves the folder as it was. Writing is synchronous: awaiting each small file would take longer.
 */
export class OutputFolder {
  readonly #folder: string
  readonly #staging: string
  readonly #paths = new Set<string>()
  readonly #folders = new Set<string>()
  readonly #changed = new Set<string>()
  readonly #isNew: boolean
  readonly #buffer = new ReusedBuffer()
  #isDiscarded = false

  /** @param shared what the thread that owns the folder has; it adopts what this one writes */
  constructor(path: string, shared?: Staging) {
    const { folder, staging } = shared ?? stagedFolder(path)
    this.#folder = folder
    this.#staging = staging
    this.#isNew = shared?.isNew ?? !existsSync(folder)
  }

  /** What another thread needs to write into this folder. */
  get staging(): Staging {
    return { folder: this.#folder, staging: this.#staging, isNew: this.#isNew }
  }

  /** The files written so far. */
  get written(): Written {
    return { paths: [...this.#paths], changed: [...this.#changed] }
  }

  /** Adds the files that another thread has written. Throws for a path that was written here too. */
  adopt({ paths, changed }: Written): void {
    for (const path of paths) this.#claim(path)
    for (const path of changed) this.#changed.add(path)
  }

  /** The paths of all files written so far, relative to the folder. */
  get paths(): string[] {
    return [...this.#paths].sort()
  }

  /** Whether this path was written this time. */
  has(path: string): boolean {
    return this.#paths.has(path)
  }

  /**
   * Stages a file, unless the folder has it with the same bytes. Throws for a path that was written this time, and once the files are
   * discarded: a step that goes on while another one has failed ends there.
   *
   * @param content bytes, a text, or the parts of one
   */
  write(path: string, content: string | readonly string[] | Uint8Array): void {
    if (this.#isDiscarded) throw new Error(`${path} is written too late: the files were discarded`)
    this.#claim(path)
    const bytes = content instanceof Uint8Array ? content : this.#buffer.encode([content].flat())
    if (!this.#isNew && this.#isCurrent(path, bytes)) return
    const target = join(this.#staging, path)
    this.#ensureFolder(dirname(target))
    writeFileSync(target, bytes)
    this.#changed.add(path)
  }

  /** Whether a file was written this time with the bytes that the folder already had. */
  isUnchanged(path: string): boolean {
    return this.#paths.has(path) && !this.#changed.has(path)
  }

  /** Keeps a file of the last build as it is. Returns false where there is none. */
  keep(path: string): boolean {
    if (this.#isNew || !existsSync(join(this.#folder, path))) return false
    this.#paths.add(path)
    return true
  }

  /** Reads a file that was written this time. */
  async read(path: string): Promise<Buffer> {
    return readFile(join(this.#changed.has(path) ? this.#staging : this.#folder, path))
  }

  /** Moves the staged files into place and removes what was not written this time. */
  async commit(): Promise<void> {
    if (this.#isNew && (await this.#takePlace())) return
    for (const path of this.#changed) {
      const target = join(this.#folder, path)
      // First: should the build be interrupted here, the next one would take the old compressed files for current ones.
      for (const form of compressedForms) await this.#removeUnlessCurrent(`${path}.${form}`)
      await mkdir(dirname(target), { recursive: true })
      await moveFile(join(this.#staging, path), target)
    }
    removeOthers(this.#folder, (path) => this.#paths.has(path))
    await rm(this.#staging, { recursive: true, force: true })
  }

  /** Removes the staged files. */
  async discard(): Promise<void> {
    this.#isDiscarded = true
    await rm(this.#staging, { recursive: true, force: true })
  }

  #claim(path: string): void {
    if (leavesFolder(path)) throw new Error(`${path} lies outside of the folder`)
    if (this.#paths.has(path)) throw new Error(`Two outputs are named ${path}`)
    this.#paths.add(path)
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

  /** Moves the staging folder into place as it is. Returns false where another build has made the folder meanwhile. */
  async #takePlace(): Promise<boolean> {
    try {
      await rename(this.#staging, this.#folder)
      return true
    } catch (error) {
      if (!existsSync(this.#folder)) throw error
      return false
    }
  }

  async #removeUnlessCurrent(path: string): Promise<void> {
    if (!this.isUnchanged(path)) await rm(join(this.#folder, path), { force: true })
  }
}
