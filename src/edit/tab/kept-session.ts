import { keptKeyPlace } from '../protocol/edit-keys.ts'
import { type KeptPage, keptFile } from './kept-page.ts'

/** Whether somebody stayed signed in, before the worker is there to tell who. */
export async function hasKeptKey(): Promise<boolean> {
  return ((await askKept((rows) => rows.count(keptKeyPlace.row))) ?? 0) > 0
}

/**
 * What the last visit has left for this one; undefined where it is not true of the site's file as it is now.
 *
 * @param current the release of the editor, and the language that it speaks
 */
export async function findKeptPage(current: Pick<KeptPage, 'release' | 'language'>): Promise<KeptPage | undefined> {
  const page = await askKept<KeptPage | undefined>((rows) => rows.get(keptKeyPlace.pageRow))
  if (page?.release !== current.release || page.language !== current.language) return undefined
  const root = await navigator.storage.getDirectory()
  const file = await (await root.getDirectoryHandle(keptFile.folder)).getFileHandle(keptFile.name)
  const hash = await crypto.subtle.digest('SHA-256', await (await file.getFile()).arrayBuffer())
  const version = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return version === page.state.version ? page : undefined
}

/** Asks what is kept of whoever stayed signed in; undefined where nothing ever was. */
async function askKept<Value>(ask: (rows: IDBObjectStore) => IDBRequest<Value>): Promise<Value | undefined> {
  const { database, table } = keptKeyPlace
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === database)) return undefined
  return new Promise((done, fail) => {
    const opened = indexedDB.open(database)
    opened.onerror = () => fail(opened.error)
    opened.onsuccess = () => {
      // An error thrown in here would reach nobody, and the caller would wait forever.
      try {
        if (!opened.result.objectStoreNames.contains(table)) return done(undefined)
        const asked = ask(opened.result.transaction(table).objectStore(table))
        asked.onerror = () => fail(asked.error)
        asked.onsuccess = () => done(asked.result)
      } catch (error) {
        fail(error)
      } finally {
        opened.result.close()
      }
    }
  })
}
