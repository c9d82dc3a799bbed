import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { leavesFolder } from '../outputs/leaves-folder.ts'
import { removeOthers } from '../outputs/remove-others.ts'
import { stagedFolder } from '../outputs/staged-folder.ts'

/** The first line of every generated module. */
export const moduleHeader = '// Generated from the configuration: do not edit. Change the YAML instead.\n'
const bufferSize = 1 << 16

/**
 * Writes generated modules into a folder, part by part: a large module is never in memory as a whole. Unchanged modules keep their files,
 * and files of no module are removed.
 */
export class ModuleWriter {
  readonly #folder: string
  readonly #staging: string
  readonly #buffers = new Map<string, string>()
  readonly #started = new Set<string>()

  constructor(path: string) {
    const { folder, staging } = stagedFolder(path)
    this.#folder = folder
    this.#staging = staging
  }

  /** The paths of the modules so far. */
  paths(): string[] {
    return [...this.#buffers.keys()]
  }

  /** Whether anything was written to a module. */
  has(path: string): boolean {
    return this.#buffers.has(path)
  }

  /** Writes a module, or the next part of one. */
  append(path: string, text: string): void {
    const known = this.#buffers.get(path)
    if (known === undefined && leavesFolder(path)) throw new Error(`${path} lies outside of the folder`)
    const buffered = (known ?? moduleHeader) + text
    this.#buffers.set(path, buffered.length < bufferSize ? buffered : '')
    if (buffered.length >= bufferSize) this.#flush(path, buffered)
  }

  /** Moves the modules into place. */
  finish(): void {
    for (const [path, rest] of this.#buffers) {
      if (this.#started.has(path)) this.#flush(path, rest)
      else this.#writeIfChanged(path, rest)
    }
    for (const path of this.#started) {
      mkdirSync(dirname(join(this.#folder, path)), { recursive: true })
      renameSync(join(this.#staging, path), join(this.#folder, path))
    }
    this.discard()
    if (existsSync(this.#folder)) removeOthers(this.#folder, (path) => this.#buffers.has(path))
  }

  /** Discards what was written; the folder stays as it was. */
  discard(): void {
    rmSync(this.#staging, { recursive: true, force: true })
  }

  #flush(path: string, text: string): void {
    const file = join(this.#staging, path)
    if (!this.#started.has(path)) mkdirSync(dirname(file), { recursive: true })
    this.#started.add(path)
    appendFileSync(file, text)
  }

  #writeIfChanged(path: string, text: string): void {
    const file = join(this.#folder, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
