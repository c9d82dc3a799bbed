import { Buffer } from 'buffer'
import { placeRemote, writeBytes } from './memory-files.ts'
import { projectFile } from './places.ts'

/** Where the files of the app lie. */
const root = '/@edit/'

/** What the generator reads of its own: texts, and the paths of larger files, which are fetched when they are read. */
export interface Program {
  readonly texts: Readonly<Record<string, string>>
  readonly remote: readonly string[]
}

/** Fetches what the generator reads of its own. */
export async function loadProgram(): Promise<void> {
  const program = (await (await fetch(`${root}programs/program.json`)).json()) as Program
  for (const [path, text] of Object.entries(program.texts)) writeBytes(projectFile(path), Buffer.from(text))
  for (const path of program.remote) placeRemote(projectFile(path), `${root}programs/${path}`)
}
