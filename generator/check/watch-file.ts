import { existsSync, type FSWatcher, watch } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

/** How long a file must be unchanged: editors save in several steps. */
const settleMs = 60

/** Whether a file can be watched: it may be missing, but not its folder. */
export function canWatch(file: string): boolean {
  return existsSync(dirname(resolve(file)))
}

/**
 * Calls back when a file was saved. Its folder is watched, because many editors replace the file.
 *
 * @returns a function that stops watching
 * @throws where `canWatch` is false
 */
export function watchFile(file: string, onSave: () => void): () => void {
  const path = resolve(file)
  let timer: NodeJS.Timeout | undefined
  const watcher: FSWatcher = watch(dirname(path), (_, name) => {
    if (name !== null && name !== basename(path)) return
    clearTimeout(timer)
    timer = setTimeout(() => existsSync(path) && onSave(), settleMs)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
