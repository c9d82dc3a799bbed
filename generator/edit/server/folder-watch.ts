import { lstatSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** How new a file may be that its program still writes, or is about to rename. */
const freshMs = 120

/** Tells whether another program is at work in a folder, such as one that saves a file beside the one that it is to replace. */
export class FolderWatch {
  readonly #folder: string
  readonly #own: ReadonlySet<string>
  readonly #changed: bigint

  /** @param own paths in it that do not count */
  constructor(folder: string, own: readonly string[]) {
    this.#folder = folder
    this.#own = new Set(own.map((path) => basename(path)))
    this.#changed = this.#lastChange()
  }

  /** Whether another file was written a moment ago. */
  hasFreshFile(): boolean {
    const since = Date.now() - freshMs
    return readdirSync(this.#folder).some((name) => {
      const stats = this.#own.has(name) ? undefined : lstatSync(join(this.#folder, name), { throwIfNoEntry: false })
      return stats?.isFile() === true && stats.ctimeMs > since
    })
  }

  /** Whether a file was added, renamed or removed since the watch began. */
  hasChanged(): boolean {
    return this.#lastChange() !== this.#changed
  }

  #lastChange(): bigint {
    return statSync(this.#folder, { bigint: true }).mtimeNs
  }
}
