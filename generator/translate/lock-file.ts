import { ConfigFile } from '#config-file'
import { formatLock, lockPath, parseLock, type TranslationsLock } from '../check/translations-lock.ts'

/**
 * Changes the lock beside a configuration file, atomically and with optimistic concurrency, as the file itself: if another program has
 * replaced the lock meanwhile, the change is made again from the new one.
 *
 * @param change makes the next lock from the present one; an empty lock is not written
 * @returns the lock after the change
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
