import { afterEach, expect, test, vi } from 'vitest'
import { findKeptPage, hasKeptKey } from '../../src/edit/tab/kept-session.ts'
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

/** A browser that keeps what a visit has left, and the file of the site. */
function keepVisit(left: object, file: string) {
  const asked = { result: left, onsuccess: () => {} }
  const get = () => {
    setTimeout(() => asked.onsuccess())
    return asked
  }
  const transaction = () => ({ objectStore: () => ({ get }) })
  const result = { objectStoreNames: { contains: () => true }, transaction, close() {} }
  const open = () => {
    const opened = { result, onsuccess: () => {} }
    setTimeout(() => opened.onsuccess())
    return opened
  }
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'signed-in' }], open })
  const getFileHandle = async () => ({ getFile: async () => new Blob([file]) })
  const getDirectory = async () => ({ getDirectoryHandle: async () => ({ getFileHandle }) })
  vi.stubGlobal('navigator', { storage: { getDirectory } })
}

test('what the last visit has left is shown by the same release in the same language, of the version of the file that is there', async () => {
  const version = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  const left = { release: 'one', language: 'en', state: { version } }
  keepVisit(left, 'abc')
  expect(await findKeptPage({ release: 'one', language: 'en' })).toBe(left)
  expect(await findKeptPage({ release: 'other', language: 'en' })).toBeUndefined()
  expect(await findKeptPage({ release: 'one', language: 'de' })).toBeUndefined()
  keepVisit(left, 'abd')
  expect(await findKeptPage({ release: 'one', language: 'en' })).toBeUndefined()
})

test('whoever looks after the site can sign in where the connection breaks within the file of the keys', async () => {
  vi.stubGlobal('document', { querySelector: () => ({ content: '{"project":"a/b"}' }) })
  vi.stubGlobal('fetch', async () => ({ ok: true, text: () => Promise.reject(new TypeError('broken')) }))
  expect(await readHome()).toEqual({ at: { project: 'a/b' }, people: [] })
})
