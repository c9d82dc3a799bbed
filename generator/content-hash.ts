import { hash } from 'node:crypto'

/** A short name made of bytes: eight characters that are safe in addresses and file names; equal bytes have equal names. */
export function contentHash(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, 8).replaceAll('_', 'a').replaceAll('-', 'b')
}
