import { type EditKey, keptKeyPlace } from '../../../src/edit/protocol/edit-keys.ts'
import type { KeptPage } from '../../../src/edit/tab/kept-page.ts'

// A key to a host, for as long as a person wants to stay signed in: in IndexedDB, encrypted with one that no script can read out.

/** A person who has a key. */
export type Person = Pick<EditKey, 'name' | 'role'>

/** Who is signed in. */
export interface SignedIn {
  readonly key: string
  /** Who it was made for, where it was made for a person. */
  readonly person?: Person
}

interface KeptKey {
  readonly wrap: CryptoKey
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

const { database, table, row, pageRow } = keptKeyPlace
const cipher = 'AES-GCM'

/** Keeps a key until it is forgotten. */
export async function keepKey(signedIn: SignedIn): Promise<void> {
  const wrap = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(signedIn))
  const sealed = await crypto.subtle.encrypt({ name: cipher, iv }, wrap, text)
  await withTable('readwrite', (rows) => {
    // What the next visit begins with was left by somebody else.
    rows.delete(pageRow)
    return rows.put({ wrap, iv, sealed } satisfies KeptKey, row)
  })
}

/** Keeps what the next visit begins with, beside the key of the same person: where none is kept, nothing is. */
export async function keepPage(page: KeptPage): Promise<void> {
  await withTable('readwrite', (rows) => {
    const asked = rows.count(row)
    asked.addEventListener('success', () => asked.result > 0 && rows.put(page, pageRow))
    return asked
  })
}

/** Removes the page that was last shown from the browser's storage. */
export async function forgetPage(): Promise<void> {
  await withTable('readwrite', (rows) => rows.delete(pageRow)).catch(() => undefined)
}

/** The key that is kept; undefined where none is, or it cannot be read. */
export async function readKey(): Promise<SignedIn | undefined> {
  const kept = (await withTable('readonly', (rows) => rows.get(row)).catch(() => undefined)) as KeptKey | undefined
  if (!kept) return undefined
  const text = await crypto.subtle.decrypt({ name: cipher, iv: kept.iv }, kept.wrap, kept.sealed).catch(() => undefined)
  return text && (JSON.parse(new TextDecoder().decode(text)) as SignedIn)
}

/** Forgets the key, and what the next visit would have begun with. */
export async function forgetKey(): Promise<void> {
  await withTable('readwrite', (rows) => rows.clear()).catch(() => undefined)
}

async function withTable(mode: IDBTransactionMode, ask: (rows: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opened = indexedDB.open(database, 1)
  opened.onupgradeneeded = () => opened.result.createObjectStore(table)
  const open = (await settled(opened)) as IDBDatabase
  try {
    return await settled(ask(open.transaction(table, mode).objectStore(table)))
  } finally {
    open.close()
  }
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
}
