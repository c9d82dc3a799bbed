import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

// The port `#files` on Node: the files of this machine.

/** An entry of a folder. */
export interface FolderEntry {
  readonly name: string
  readonly isFolder: boolean
  readonly isFile: boolean
}

/** What is known of a path without reading it. */
export interface FileFacts {
  readonly kind: 'file' | 'folder' | 'other'
  /** In bytes. */
  readonly size: number
}

/** Whether something is at a path. */
export function fileExists(path: string): boolean {
  return existsSync(path)
}

/**
 * What is at a path.
 *
 * @throws an error with the `code` of the system, such as `ENOENT`
 */
export function readFacts(path: string): FileFacts {
  const found = statSync(path)
  return { kind: fileKind(found), size: found.size }
}

function fileKind(found: Stats): FileFacts['kind'] {
  if (found.isFile()) return 'file'
  return found.isDirectory() ? 'folder' : 'other'
}

/**
 * Reads a file at once: Node would read a large one in hundreds of parts otherwise.
 *
 * @throws an error with the `code` of the system
 */
export function readBytes(path: string): Buffer {
  return readFileSync(path)
}

/** Reads a file as text. Throws as `readBytes` does. */
export function readText(path: string): string {
  return readFileSync(path, 'utf8')
}

/** Reads a file while other work goes on. Rejects as `readBytes` throws. */
export function loadBytes(path: string): Promise<Buffer> {
  return readFile(path)
}

/** Reads a file as text while other work goes on. Rejects as `readBytes` throws. */
export function loadText(path: string): Promise<string> {
  return readFile(path, 'utf8')
}

/**
 * Reads the beginning of a file.
 *
 * @param length the most bytes to read
 * @throws what the system says where the file cannot be read
 */
export function readBeginning(path: string, length: number): Uint8Array {
  const opened = openSync(path, 'r')
  try {
    const beginning = Buffer.alloc(length)
    return beginning.subarray(0, readSync(opened, beginning))
  } finally {
    closeSync(opened)
  }
}

/** The names in a folder. Throws as `readBytes` does. */
export function listNames(folder: string): string[] {
  return readdirSync(folder)
}

/** The entries of a folder. Throws as `readBytes` does. */
export function listFolder(folder: string): FolderEntry[] {
  return readdirSync(folder, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    isFolder: entry.isDirectory(),
    isFile: entry.isFile(),
  }))
}

/**
 * Writes a file, whatever is in its place: whole or not at all, so that a full disk costs nobody what was there. A link stays a link, and the mode
 * stays as it was.
 *
 * @throws an error with the `code` of the system
 */
export function writeBytes(path: string, bytes: Uint8Array): void {
  const there = statSync(path, { throwIfNoEntry: false })
  // A terminal, or the way to another program, has nothing to lose.
  if (there && !there.isFile()) {
    writeFileSync(path, bytes)
    return
  }
  const target = there ? realpathSync(path) : path
  const draft = `${target}.${randomUUID()}`
  try {
    writeFileSync(draft, bytes, { flag: 'wx', flush: true, mode: there?.mode })
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/**
 * Writes a file in a folder that is made on demand, unless something has its name: false then. Of one that the system does not let be written
 * whole, nothing stays.
 *
 * @throws an error with the `code` of the system
 */
export function writeNew(path: string, bytes: Uint8Array): boolean {
  mkdirSync(dirname(path), { recursive: true })
  const file = openNew(path)
  if (file === undefined) return false
  let isWhole = false
  try {
    writeFileSync(file, bytes)
    isWhole = true
  } finally {
    closeSync(file)
    if (!isWhole) rmSync(path, { force: true })
  }
  return true
}

/** Opens a file that is not there yet; undefined where something has its name. What is there is never touched, whatever else goes wrong. */
function openNew(path: string): number | undefined {
  try {
    return openSync(path, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
}

/** Removes a file, if it is there. */
export function removeFile(path: string): void {
  rmSync(path, { force: true })
}
