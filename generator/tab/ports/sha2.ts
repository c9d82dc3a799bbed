import { sha256 as hash256, sha384 as hash384 } from '@noble/hashes/sha2.js'
import { Buffer } from 'buffer'

// The port `#hash` in the tab: Web Crypto only answers later, and files get their names at once.

export function sha256(bytes: string | Uint8Array, encoding: 'hex' | 'base64' | 'base64url'): string {
  return written(hash256(asBytes(bytes)), encoding)
}

export function sha384(bytes: string | Uint8Array): string {
  return written(hash384(asBytes(bytes)), 'base64')
}

function asBytes(bytes: string | Uint8Array): Uint8Array {
  return typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes
}

function written(hash: Uint8Array, encoding: 'hex' | 'base64' | 'base64url'): string {
  // The package for browsers does not know the form for addresses.
  const text = Buffer.from(hash).toString(encoding === 'hex' ? 'hex' : 'base64')
  return encoding === 'base64url' ? text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') : text
}
