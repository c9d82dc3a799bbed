import { Buffer } from 'buffer'
import { sha256 } from './sha2.ts'

// The port `#cache` in the tab: what was made is kept for as long as the tab is open.

const kept = new Map<string, Buffer>()

export async function cached(
  kind: string,
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const key = `${kind}/${sha256(parts.map((part) => sha256(part, 'hex')).join(), 'hex')}`
  const known = kept.get(key)
  if (known) return known
  const made = await make()
  kept.set(key, Buffer.from(made))
  return made
}

export function readCached(path: string): Buffer | undefined {
  return kept.get(path)
}

export function writeCached(path: string, content: string | Uint8Array): boolean {
  kept.set(path, typeof content === 'string' ? Buffer.from(content) : Buffer.from(content))
  return true
}
