import type { RepositoryProgram } from '../../../src/edit/protocol/repository-address.ts'
import type { KindHashes } from '../../kinds/built-kinds.ts'

/** Where the site in the tab comes from, and which version of it was seen there last: edits are compared with that version. */
export interface RepositoryOrigin {
  readonly kind: RepositoryProgram
  /** The address of the API. */
  readonly api: string
  /** Owner and name. */
  readonly project: string
  readonly branch: string
  /** The folder of the site in it: empty, or with a slash at its end. */
  readonly folder: string
  readonly commit: string
  /** The files that were taken, by their names in the site: the git hash of each. */
  readonly files: Readonly<Record<string, string>>
  /** The texts of those that are merged, as they are there. */
  readonly texts: Readonly<Record<string, string>>
  /** The site's own kinds with the hashes of their files, which stay in the repository. */
  readonly kinds?: Readonly<Record<string, KindHashes>>
  /** What was proposed last: the hashes of the files that were changed. */
  readonly proposed?: Readonly<Record<string, string>>
}

/** Stores it until the next visit. */
export interface OriginStore {
  read(): RepositoryOrigin | undefined
  write(origin: RepositoryOrigin): Promise<void>
}

/** The git hash of a file. */
export async function blobHash(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const whole = new Uint8Array(head.length + bytes.length)
  whole.set(head)
  whole.set(bytes, head.length)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', whole))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
