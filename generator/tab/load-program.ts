import { Buffer } from 'buffer'
import type { RepositoryPlace } from '../../src/edit/protocol/repository-address.ts'
import type { BuiltKinds } from '../kinds/built-kinds.ts'
import { appFile } from './app-file.ts'
import { placeRemote, writeBytes } from './ports/memory-files.ts'
import { projectFile } from './ports/places.ts'
import { loadBuiltKinds } from './ports/tab-kinds.ts'
import { importValidator, setValidators } from './validators.ts'

/** What the generator reads of its own: texts, and the paths of larger files, which are fetched when they are read. */
interface Program {
  readonly texts: Readonly<Record<string, string>>
  readonly remote: readonly string[]
  /** The repository of the site that the editor is part of. */
  readonly repository?: RepositoryPlace
  /** The kinds of that site's own. */
  readonly kinds?: BuiltKinds
}

/** Fetches what the generator reads of its own. Returns the repository of the site that the editor is part of; undefined where it is part of none. */
export async function loadProgram(): Promise<RepositoryPlace | undefined> {
  const validating = importValidator()
  // It is waited for below; until then, a failure has nobody who hears it.
  validating.catch(() => {})
  const { texts, remote, repository, kinds } = (await (await fetch(appFile('programs/program.json'))).json()) as Program
  for (const [path, text] of Object.entries(texts)) writeBytes(projectFile(path), Buffer.from(text))
  for (const path of remote) placeRemote(projectFile(path), appFile(`programs/${path}`))
  const codeOfKinds = kinds && (await loadBuiltKinds(kinds))
  setValidators(await validating, codeOfKinds)
  return repository
}
