import { keptKeyPlace } from '../protocol/edit-keys.ts'

/** Whether somebody stayed signed in, before the worker is there to tell who. */
export async function hasKeptKey(): Promise<boolean> {
  const { database, table } = keptKeyPlace
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === database)) return false
  return new Promise((done, fail) => {
    const opened = indexedDB.open(database)
    opened.onerror = () => fail(opened.error)
    opened.onsuccess = () => {
      // An error thrown in here would reach nobody, and the caller would wait forever.
      try {
        if (!opened.result.objectStoreNames.contains(table)) return done(false)
        const asked = opened.result.transaction(table).objectStore(table).count()
        asked.onerror = () => fail(asked.error)
        asked.onsuccess = () => done(asked.result > 0)
      } catch (error) {
        fail(error)
      } finally {
        opened.result.close()
      }
    }
  })
}
