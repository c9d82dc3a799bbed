import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { leavesFolder } from '../output-folder.ts'
import { removeOthers, stagedFolder } from '../switch-folders.ts'
import { GrowingFile } from './growing-file.ts'

/** The first line of every generated module. */
export const moduleHeader = '// Generated from the configuration: do not edit. Change the YAML instead.\n'

/**
 * Writes generated modules into a folder, part by part: a large module is never in memory as a whole. Unchanged modules keep their files,
 * and files of no module are removed.
 */
export class ModuleWriter {
  readonly #folder: string
  readonly #staging: string
  readonly #modules = new Map<string, GrowingFile>()

  constructor(path: string) {
    const { folder, staging } = stagedFolder(path)
    this.#folder = folder
    this.#staging = staging
  }

  /** The paths of the modules so far. */
  paths(): string[] {
    return [...this.#modules.keys()]
  }

  /** Whether anything was written to a module. */
  has(path: string): boolean {
    return this.#modules.has(path)
  }

  /** Writes a module, or the next part of one. */
  append(path: string, text: string): void {
    const module = this.#modules.get(path) ?? this.#begin(path)
    module.append(text)
  }

  /** Moves the modules into place. */
  finish(): void {
    for (const [path, module] of this.#modules) {
      const file = join(this.#folder, path)
      const whole = module.finish()
      if (whole && existsSync(file) && readFileSync(file).equals(whole)) continue
      mkdirSync(dirname(file), { recursive: true })
      if (whole) writeFileSync(file, whole)
      else renameSync(join(this.#staging, path), file)
    }
    this.discard()
    if (existsSync(this.#folder)) removeOthers(this.#folder, (path) => this.#modules.has(path))
  }

  /** Discards what was written; the folder stays as it was. */
  discard(): void {
    for (const module of this.#modules.values()) module.close()
    rmSync(this.#staging, { recursive: true, force: true })
  }

  #begin(path: string): GrowingFile {
    if (leavesFolder(path)) throw new Error(`${path} lies outside of the folder`)
    const module = new GrowingFile(join(this.#staging, path))
    this.#modules.set(path, module)
    module.append(moduleHeader)
    return module
  }
}
