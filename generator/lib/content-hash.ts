import { sha256 } from '#hash'

/** A short hash: eight characters that are safe in addresses and file names. */
export function contentHash(bytes: string | Uint8Array): string {
  return sha256(bytes, 'base64url').slice(0, 8).replaceAll('_', 'a').replaceAll('-', 'b')
}
