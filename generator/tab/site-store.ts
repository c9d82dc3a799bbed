import { filesBelow, onFileChange, readBytes, removeFile, writeBytes } from './ports/memory-files.ts'
import { workFolder } from './ports/places.ts'

// What a person types is kept in the browser at once: in its own files (OPFS), which survive a closed tab.

/** Where the tab keeps from where the site comes. */
export const originFolder = '/origin'

/** Where the tab keeps what is answered of a new site. */
export const answersFolder = '/welcome'

/** The folders that are kept, and those of the browser's own files that have them. */
const stores: readonly (readonly [folder: string, name: string])[] = [
  [workFolder, 'site'],
  [originFolder, 'origin'],
  [answersFolder, 'welcome'],
]

let writing: Promise<unknown> = Promise.resolve()
/** Why files could not be stored, until the app asks for it. */
let failures: unknown[] = []
let isLoading = false

/** Resolves when the browser has kept all that was written. Rejects where it could not, be it a single file. */
export async function siteKept(): Promise<void> {
  await writing
  const [failure] = failures
  failures = []
  if (failure !== undefined) throw failure
}

/** From now on, keeps each file of the site as it is written. */
export function keepSite(): void {
  onFileChange((path, bytes) => {
    const [folder, store] = stores.find(([below]) => path.startsWith(`${below}/`)) ?? []
    if (isLoading || folder === undefined || store === undefined) return
    const name = `${store}${path.slice(folder.length)}`
    writing = writing
      .then(() => (bytes ? writeKept(name, bytes) : removeKept(name)))
      .catch((error: unknown) => void failures.push(error))
  })
}

/** Reads what the browser has kept of the site. */
export async function loadSite(): Promise<void> {
  isLoading = true
  for (const [folder, store] of stores) {
    for (const path of filesBelow(folder)) removeFile(path)
    for await (const [name, file] of entries(await storeFolder(store)))
      writeBytes(`${folder}/${name}`, new Uint8Array(await file.arrayBuffer()))
  }
  isLoading = false
}

/** Puts another site in the place of the one that is kept, and forgets where that came from, and what was answered of a new one. */
export async function replaceSite(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const folder of [workFolder, originFolder]) removeBelow(folder)
  for (const [name, bytes] of files) writeBytes(`${workFolder}/${name}`, bytes)
  await siteKept().catch(async (error: unknown) => {
    // A part of a site is none: the next visit would open it.
    removeBelow(workFolder)
    await siteKept()
    throw error
  })
  // Until the site is kept, whoever tries again needs no answer anew.
  removeBelow(answersFolder)
  await siteKept()
}

function removeBelow(folder: string): void {
  for (const path of filesBelow(folder)) removeFile(path)
}

/** The files of the site, by their names. */
export function siteFiles(): Map<string, Uint8Array> {
  return new Map(filesBelow(workFolder).map((path) => [path.slice(workFolder.length + 1), readBytes(path)]))
}

async function storeFolder(name: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(name, { create: true })
}

async function* entries(folder: FileSystemDirectoryHandle, above = ''): AsyncGenerator<[string, File]> {
  for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
    if (handle.kind === 'directory') yield* entries(handle as FileSystemDirectoryHandle, `${above}${name}/`)
    else yield [above + name, await (handle as FileSystemFileHandle).getFile()]
  }
}

/** The folder of a file's name, made on demand, and the last part of it. */
async function placeFor(name: string): Promise<[FileSystemDirectoryHandle, string]> {
  const folders = name.split('/')
  const last = folders.pop() ?? ''
  let folder = await navigator.storage.getDirectory()
  for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true })
  return [folder, last]
}

async function writeKept(name: string, bytes: Uint8Array): Promise<void> {
  const [folder, last] = await placeFor(name)
  const file = await folder.getFileHandle(last, { create: true })
  // What is written takes the place of the file when it is closed: whole or not at all.
  const stream = await file.createWritable()
  await stream.write(bytes as BufferSource)
  await stream.close()
}

async function removeKept(name: string): Promise<void> {
  const [folder, last] = await placeFor(name)
  await folder.removeEntry(last).catch(() => {})
}
