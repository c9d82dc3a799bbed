import { Buffer } from 'buffer'
import type { FileFacts, FolderEntry } from '../../lib/files/disk-files.ts'
import { resolve } from './posix-path.ts'

// The port `#files` in the tab: files in memory. Those of the generator are read once; those of the site are kept in the browser as well.

const files = new Map<string, Buffer>()
/** Files of the generator that are fetched when they are read, such as typefaces: their addresses, by path. */
const remote = new Map<string, string>()
const listeners = new Set<(path: string, bytes: Uint8Array | undefined) => void>()

/** An error as systems tell it. */
class NoFile extends Error {
  readonly code: 'ENOENT' | 'EISDIR'

  constructor(code: 'ENOENT' | 'EISDIR', path: string) {
    super(`${code}: ${path}`)
    this.code = code
  }
}

/** Calls back with each file that is written, or removed. */
export function onFileChange(listener: (path: string, bytes: Uint8Array | undefined) => void): void {
  listeners.add(listener)
}

/** Says where a file is fetched from when it is read. */
export function placeRemote(path: string, address: string): void {
  remote.set(path, address)
}

/** Puts a file in its place. */
export function writeBytes(path: string, bytes: Uint8Array): void {
  const whole = resolve(path)
  files.set(whole, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  for (const listener of listeners) listener(whole, bytes)
}

/** Removes a file, if it is there. */
export function removeFile(path: string): void {
  const whole = resolve(path)
  if (files.delete(whole)) for (const listener of listeners) listener(whole, undefined)
}

/** The paths of all files below a folder. */
export function filesBelow(folder: string): string[] {
  return [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).sort()
}

export function fileExists(path: string): boolean {
  const whole = resolve(path)
  return files.has(whole) || remote.has(whole) || isFolder(whole)
}

export function readFacts(path: string): FileFacts {
  const whole = resolve(path)
  const size = files.get(whole)?.length
  if (size !== undefined) return { kind: 'file', size }
  if (isFolder(whole)) return { kind: 'folder', size: 0 }
  throw new NoFile('ENOENT', path)
}

export function readBytes(path: string): Buffer {
  const bytes = files.get(resolve(path))
  if (!bytes) throw new NoFile(isFolder(resolve(path)) ? 'EISDIR' : 'ENOENT', path)
  return bytes
}

/** A text. Where one of the generator has not been fetched, it is waited for: a seldom one, such as the icons that no site of a kind has. */
export function readText(path: string): string {
  const address = files.has(resolve(path)) ? undefined : remote.get(resolve(path))
  if (address !== undefined) files.set(resolve(path), Buffer.from(fetchNow(address, path)))
  return readBytes(path).toString('utf8')
}

/** A worker may wait for an answer. */
function fetchNow(address: string, path: string): string {
  const request = new XMLHttpRequest()
  request.open('GET', address, false)
  request.send()
  if (request.status !== 200) throw new NoFile('ENOENT', path)
  return request.responseText
}

export async function loadBytes(path: string): Promise<Buffer> {
  const address = files.has(resolve(path)) ? undefined : remote.get(resolve(path))
  if (address !== undefined) {
    const response = await fetch(address)
    if (!response.ok) throw new NoFile('ENOENT', path)
    files.set(resolve(path), Buffer.from(await response.arrayBuffer()))
  }
  return readBytes(path)
}

export async function loadText(path: string): Promise<string> {
  return (await loadBytes(path)).toString('utf8')
}

export function readBeginning(path: string, length: number): Uint8Array {
  return readBytes(path).subarray(0, length)
}

export function listNames(folder: string): string[] {
  return listFolder(folder).map(({ name }) => name)
}

export function listFolder(folder: string): FolderEntry[] {
  const whole = resolve(folder)
  const start = whole === '/' ? '/' : `${whole}/`
  const found = new Map<string, boolean>()
  for (const path of [...files.keys(), ...remote.keys()]) {
    if (!path.startsWith(start)) continue
    const [name = '', ...below] = path.slice(start.length).split('/')
    found.set(name, below.length > 0)
  }
  if (found.size === 0) throw new NoFile('ENOENT', folder)
  return [...found].map(([name, isFolder]) => ({ name, isFolder, isFile: !isFolder }))
}

export function writeNew(path: string, bytes: Uint8Array): boolean {
  if (fileExists(path)) return false
  writeBytes(path, bytes)
  return true
}

function isFolder(path: string): boolean {
  const start = path === '/' ? '/' : `${path}/`
  return [files, remote].some((known) => [...known.keys()].some((at) => at.startsWith(start)))
}
