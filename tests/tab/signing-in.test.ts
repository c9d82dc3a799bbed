import { afterEach, expect, test, vi } from 'vitest'
import { hasKeptKey } from '../../src/edit/tab/kept-session.ts'
import { readHome } from '../../src/edit/tab/read-home.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser that keeps a database, which may lack its table or refuse to be asked. */
function keepDatabase(tables: readonly string[]) {
  const transaction = () => {
    throw new Error('refused')
  }
  const result = { objectStoreNames: { contains: (name: string) => tables.includes(name) }, transaction, close() {} }
  const open = () => {
    const opened = { result, onsuccess: () => {} }
    // A browser tells nobody of what a handler of an event throws.
    setTimeout(() => {
      try {
        opened.onsuccess()
      } catch {}
    })
    return opened
  }
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'signed-in' }], open })
}

test('a database that lacks its table has no key, and one that refuses is reported', async () => {
  keepDatabase([])
  expect(await hasKeptKey()).toBe(false)
  keepDatabase(['keys'])
  await expect(hasKeptKey()).rejects.toThrow('refused')
}, 1000)

test('whoever looks after the site can sign in where the connection breaks within the file of the keys', async () => {
  vi.stubGlobal('document', { querySelector: () => ({ content: '{"project":"a/b"}' }) })
  vi.stubGlobal('fetch', async () => ({ ok: true, text: () => Promise.reject(new TypeError('broken')) }))
  expect(await readHome()).toEqual({ at: { project: 'a/b' }, people: [] })
})
