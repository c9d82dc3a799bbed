import { existsSync, type FSWatcher, watch } from 'node:fs'
import { basename, dirname, isAbsolute, resolve } from 'node:path'
import type { CheckedFile } from '../check/check-file.ts'
import { collectFileNames } from '../check/file-names.ts'
import { lockPath } from '../check/translations-lock.ts'
import { gatherDocument } from '../check/validate/validate.ts'
import { kindPaths } from '../kinds/kind-files.ts'

/** How long files must be unchanged: editors save in several steps. */
const settleMs = 60

/** Whether a file can be watched: it may be missing, but not its folder. */
export function canWatch(file: string): boolean {
  return existsSync(dirname(resolve(file)))
}

/** Calls back when files were saved, added or removed. Their folders are watched, because many editors replace the file. */
export class FileWatch {
  readonly #onChange: () => void
  #watchers: readonly FSWatcher[] = []
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** Watches these files from now on, and no others. A change that was seen before is still told. */
  watch(files: Iterable<string>): void {
    // What a check asks for that was under way when the watch was closed.
    if (this.#isClosed) return
    const watchers = [...files].map((file) => this.#watched(resolve(file)))
    for (const watcher of this.#watchers) watcher.close()
    this.#watchers = watchers
  }

  /** Stops watching, for good. */
  close(): void {
    this.watch([])
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  /** Watches the folder of a file or, where it is missing, the next one above. */
  #watched(path: string): FSWatcher {
    const folder = dirname(path)
    if (!existsSync(folder)) return this.#watched(folder)
    const seen = (name: string | null) => {
      if (name !== null && name.normalize() !== basename(path).normalize()) return
      clearTimeout(this.#timer)
      this.#timer = setTimeout(this.#onChange, settleMs)
    }
    // On Windows, it is an error that the folder is removed.
    return watch(folder, (_, name) => seen(name)).on('error', () => seen(null))
  }
}

/** A configuration file and the files that a check looks for, each once; only the file itself where it cannot be read. */
export function watchedFiles(file: string, { document }: CheckedFile): string[] {
  const named = document ? collectFileNames(gatherDocument(document)) : []
  // An absolute path is a mistake, which no check follows: it may be on a drive that is not there.
  const relative = named.filter((name) => !isAbsolute(name))
  const kinds = kindPaths(file)
  return [...new Set([file, lockPath(file), ...kinds, ...relative.map((name) => resolve(dirname(file), name))])]
}
