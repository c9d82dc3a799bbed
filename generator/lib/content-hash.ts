import { hash } from 'node:crypto'

/** A short hash: eight characters that are safe in addresses and file names. */
export function contentHash(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, 8).replaceAll('_', 'a').replaceAll('-', 'b')
}
