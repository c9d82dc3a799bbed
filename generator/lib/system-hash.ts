import { createHash, hash } from 'node:crypto'

// The port `#hash` on Node.

/** The SHA-256 of some bytes. */
export function sha256(bytes: string | Uint8Array, encoding: 'hex' | 'base64' | 'base64url'): string {
  return hash('sha256', bytes, encoding)
}

/** The SHA-384 of some bytes, as Base64. */
export function sha384(bytes: string | Uint8Array): string {
  return createHash('sha384').update(bytes).digest('base64')
}
