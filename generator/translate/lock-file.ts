import { ConfigFile } from '#config-file'
import { formatLock, lockPath, parseLock, type TranslationsLock } from '../check/translations-lock.ts'

/**
 * Changes the lock beside a configuration file, whole or not at all. Optimistic concurrency, as for the file itself: what was made of a lock
 * that another program has replaced meanwhile is made anew.
 *
 * @param change makes the next lock of the one that is there; an empty one is not written
 * @returns the lock as it is then
 */
export async function changeLock(
  file: string,
  change: (lock: TranslationsLock) => TranslationsLock,
): Promise<TranslationsLock> {
  const target = new ConfigFile(lockPath(file))
  for (;;) {
    const seen = target.readIfThere()
    const lock = change(parseLock(seen.text))
    const text = formatLock(lock)
    if (lock.size === 0 || text === seen.text.replaceAll('\r\n', '\n')) return lock
    const written = await target.write({ text }, seen)
    written?.replaced?.close()
    if (written) return lock
  }
}
