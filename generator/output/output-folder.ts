import { linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { forgetStaging } from './staging-records.ts'
import { copyWithTime, isSwitching, type StagedFolder, stagedFolder, switchFolders } from './switch-folders.ts'

/**
 * A folder that is written as a whole: all its files are staged beside it, and take its place only when they are complete. A file that did
 * not change stays the one that it was, with its time; a failure leaves the folder as it was. Writing is synchronous: awaiting each small
 * file would take longer.
 */
export class OutputFolder {
  readonly #folder: string
  readonly #staging: string
  readonly #paths = new Set<string>()
  readonly #folders = new Set<string>()
  #isDiscarded = false

  constructor(path: string) {
    const { folder, staging } = stagedFolder(path)
    this.#folder = folder
    this.#staging = staging
  }

  /** The folder, and the one in which its files are staged. */
  get staging(): StagedFolder {
    return { folder: this.#folder, staging: this.#staging }
  }

  /** The paths of all files written so far, relative to the folder. */
  get paths(): string[] {
    return [...this.#paths].sort()
  }

  /** Whether this path was written this time. */
  has(path: string): boolean {
    return this.#paths.has(path)
  }

  /**
   * Stages a file: the one of the last build, if it has the same bytes. Throws for a path that was written this time, and once the files
   * are discarded: a step that goes on while another one has failed ends there.
   */
  write(path: string, content: string | Uint8Array): void {
    const target = this.#resolveTarget(path)
    const last = join(this.#folder, path)
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    if (hasContent(last, bytes)) reuse(last, target)
    else writeFileSync(target, bytes)
  }

  /** Stages a file that is a new one, whatever the last build had: whoever watches it notices the build. */
  writeAnew(path: string, content: string): void {
    writeFileSync(this.#resolveTarget(path), content)
  }

  /** Reads a file that was written this time. */
  async read(path: string): Promise<Buffer> {
    return readFile(join(this.#staging, path))
  }

  /** Removes the staged files, unless they are on the way to their place: the next run goes on with that. */
  discard(): void {
    this.#isDiscarded = true
    if (isSwitching(this.#folder)) return
    rmSync(this.#staging, { recursive: true, force: true })
    forgetStaging(this.#staging)
  }

  /** Where to stage a file, in a folder that is there. */
  #resolveTarget(path: string): string {
    if (this.#isDiscarded) throw new Error(`${path} is written too late: the files were discarded`)
    this.#claim(path)
    const target = join(this.#staging, path)
    const folder = dirname(target)
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
    return target
  }

  #claim(path: string): void {
    if (leavesFolder(path)) throw new Error(`${path} lies outside of the folder`)
    if (this.#paths.has(path)) throw new Error(`Two outputs are named ${path}`)
    this.#paths.add(path)
  }
}

/** Writes a folder as a whole. A failure leaves it as it was. */
export async function writeFolder(path: string, fill: (output: OutputFolder) => void | Promise<void>): Promise<void> {
  const output = new OutputFolder(path)
  try {
    await fill(output)
    switchFolders([output.staging])
  } catch (error) {
    output.discard()
    throw error
  }
}

/** Whether a path leads out of the folder to which it is relative. */
export function leavesFolder(path: string): boolean {
  return /^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)/i.test(path)
}

/** Whether there is a file with this content. */
function hasContent(path: string, content: Uint8Array): boolean {
  const facts = lstatSync(path, { throwIfNoEntry: false })
  return facts?.isFile() === true && facts.size === content.length && readFileSync(path).equals(content)
}

/** Hard-links a file, or copies it where that is impossible: not every file system has hard links, and a mounted folder may be another disk. */
function reuse(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyWithTime(from, to)
  }
}
