import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askGit } from '#git'
import { askText } from '../publish/ask-text.ts'

/** A file in the folder of git, which is there while the editor has git write. */
const markerName = 'edit-publishing'

/** No publication takes longer: git is stopped before. In milliseconds. */
const longestMs = 600_000

/** A git that goes on without the editor that has started it changes something within this time. In milliseconds. */
const quietMs = 3000

/** Times of files are less exact than those of processes. In milliseconds. */
const clockMs = 2000

/**
 * Makes the function that runs what has git write, and leaves a mark meanwhile: after a kill, `recoverKilledPublication` knows by it that what git
 * has left unfinished was the editor's own.
 *
 * @param file the configuration file, absolute
 */
export function noteWriting(file: string): <Value>(work: () => Promise<Value>) => Promise<Value> {
  return async (work) => {
    const marker = await gitPath(file, markerName)
    if (marker === undefined) return work()
    writeFileSync(marker, String(process.pid))
    try {
      return await work()
    } finally {
      rmSync(marker, { force: true })
    }
  }
}

/**
 * Clears away what a publication has left in the repository that was killed in the middle: locks that nobody holds any more, and a rebase or merge
 * with the file as others have it. The file is as it was before then. What anybody has written into it since stays, and so do the locks of
 * others, and what they have begun.
 *
 * @param file the configuration file, absolute
 */
export async function recoverKilledPublication(file: string): Promise<void> {
  const marker = await gitPath(file, markerName)
  const facts = marker === undefined ? undefined : statSync(marker, { throwIfNoEntry: false })
  if (marker === undefined || !facts) return
  const [since, until] = [facts.mtimeMs - clockMs, facts.mtimeMs + longestMs]
  if (Date.now() < until && isRunning(Number(readFileSync(marker, 'utf8')))) return
  const folders = await gitFolders(file)
  await untilQuiet(folders)
  const isOwn = (path: string) => {
    const changed = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs
    return changed !== undefined && changed >= since && changed <= until
  }
  for (const lock of folders.flatMap(listLocks)) if (isOwn(lock)) rmSync(lock, { force: true })
  for (const { name, command } of interruptions) {
    const begun = await gitPath(file, name)
    if (begun !== undefined && isOwn(begun)) await abandon(file, command, begun)
  }
  await noteCommitted(file)
  rmSync(marker, { force: true })
}

/** Has git note that what is committed is there: killed right after a commit, it still has staged what was there before. */
async function noteCommitted(file: string): Promise<void> {
  const [last, differing] = [
    await listNames(file, ['show', '--format=', '-m']),
    await listNames(file, ['diff', 'HEAD']),
  ]
  const done = last.filter((name) => !differing.includes(name))
  if (done.length > 0) await askGit(file, () => ['reset', '--quiet', '--', ...done])
}

async function listNames(file: string, [command = '', ...args]: readonly string[]): Promise<string[]> {
  const listed = await askText(file, () => [command, '--name-only', '--relative', '-z', ...args])
  return (listed ?? '').split('\0').filter(Boolean)
}

/** What the editor has git begin, by what git keeps in its folder meanwhile. */
const interruptions = [
  { name: 'rebase-merge', command: 'rebase' },
  { name: 'rebase-apply', command: 'rebase' },
  { name: 'MERGE_HEAD', command: 'merge' },
] as const

/** @param begun what git keeps of it */
async function abandon(file: string, command: 'rebase' | 'merge', begun: string): Promise<void> {
  const theirs = await askText(file, () => ['rev-parse', '--verify', '--quiet', 'FETCH_HEAD'])
  const inHand = await readWorkInHand(file)
  // It may have been killed between two files, where a merge is not undone by itself.
  await askGit(file, () => (command === 'rebase' ? ['rebase', '--abort'] : ['reset', '--hard', '--quiet', 'HEAD']))
  if (command === 'rebase' && existsSync(begun)) await askGit(file, () => ['rebase', '--quit'])
  if (theirs !== undefined) await removeHalfWritten(file, theirs)
  for (const [path, bytes] of inHand) writeFileSync(path, bytes)
}

/** The files of the repository that somebody has written since, by their paths: what git has written it knows, be it mine, theirs, or both together. */
async function readWorkInHand(file: string): Promise<ReadonlyMap<string, Buffer>> {
  const root = (await askText(file, () => ['rev-parse', '--show-toplevel'])) ?? dirname(file)
  const changed = await askText(file, () => ['diff', '--name-only', '-z', 'HEAD'])
  const inHand = new Map<string, Buffer>()
  for (const path of (changed ?? '')
    .split('\0')
    .filter(Boolean)
    .map((name) => join(root, name))) {
    if (!existsSync(path)) continue
    const bytes = readFileSync(path)
    const hash = await askText(file, () => ['hash-object', '--', path])
    const isOfGit = hash !== undefined && 'answer' in (await askGit(file, () => ['cat-file', '-e', hash]))
    if (!isOfGit) inHand.set(path, bytes)
  }
  return inHand
}

/** Removes files of a commit that git has written without noting that it has: they would be in the way of the next try. */
async function removeHalfWritten(file: string, commit: string): Promise<void> {
  const others = await askText(file, () => ['ls-files', '-z', '--others', '--exclude-standard'])
  for (const name of (others ?? '').split('\0').filter(Boolean)) {
    const there = await askText(file, () => ['rev-parse', '--verify', '--quiet', `${commit}:./${name}`])
    const here = there && (await askText(file, () => ['hash-object', '--', name]))
    if (there !== undefined && there === here) rmSync(join(dirname(file), name), { force: true })
  }
}

/** Waits while a git that has outlived the editor is still at work. */
async function untilQuiet(folders: readonly string[]): Promise<void> {
  for (;;) {
    const last = Math.max(...folders.flatMap((folder) => [folder, ...listPaths(folder)]).map(readTime))
    const left = last + quietMs - Date.now()
    if (left <= 0) return
    await wait(Math.min(left, quietMs))
  }
}

/** The folders in which git keeps locks: its own, those of references, and what it has begun. */
async function gitFolders(file: string): Promise<string[]> {
  const own = await gitPath(file, '.')
  const references = await gitPath(file, 'refs')
  const begun = await Promise.all(interruptions.map(({ name }) => gitPath(file, name)))
  const folders = [own, ...begun].filter((path) => path !== undefined)
  return [...folders, ...(references === undefined ? [] : listFolders(references))]
}

function listFolders(folder: string): string[] {
  return [
    folder,
    ...listEntries(folder).flatMap((entry) => (entry.isDirectory() ? listFolders(join(folder, entry.name)) : [])),
  ]
}

function listLocks(folder: string): string[] {
  return listPaths(folder).filter((path) => basename(path).endsWith('.lock'))
}

function listPaths(folder: string): string[] {
  return listEntries(folder).flatMap((entry) => (entry.isFile() ? [join(folder, entry.name)] : []))
}

function listEntries(folder: string) {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : []
}

function readTime(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Where git has a file of its own; undefined where there is no repository. */
async function gitPath(file: string, name: string): Promise<string | undefined> {
  const path = await askText(file, () => ['rev-parse', '--git-path', name])
  // It is relative to the folder in which git is asked.
  return path === undefined ? undefined : resolve(dirname(file), path)
}
