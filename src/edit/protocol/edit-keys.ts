/** The file with the keys for persons, beside the configuration; the site publishes it in the folder of its editor. */
export const editKeysFile = 'edit-keys.json'

/** Where the browser keeps the key of somebody who wants to stay signed in (IndexedDB), and in another row what the next visit of this person begins with. */
export const keptKeyPlace = { database: 'signed-in', table: 'keys', row: 'key', pageRow: 'page' } as const

/** What a person may do: publish, or propose what somebody else publishes. The app keeps to it; what the host lets through is the token's. */
export type Role = 'publish' | 'propose'

/** The key of a person: a token of the repository's host, which opens with the phrase of the person alone. Bytes are written as base64. */
export interface EditKey {
  readonly name: string
  readonly role: Role
  /** When it was made, as a day. */
  readonly made: string
  /** How often PBKDF2 hashes the phrase. */
  readonly rounds: number
  readonly salt: string
  readonly iv: string
  /** The token, encrypted with AES-GCM; the name and the role belong to it. */
  readonly sealed: string
}

/** What is in the file. */
export interface EditKeys {
  readonly keys: readonly EditKey[]
}

/** The keys for persons in a text; none in one that cannot be read. */
export function parseKeys(text: string): readonly EditKey[] {
  try {
    const { keys } = JSON.parse(text) as Partial<EditKeys>
    return Array.isArray(keys) ? keys.filter((key) => typeof key?.name === 'string') : []
  } catch {
    return []
  }
}
