import type { EditKey } from '../../../src/edit/protocol/edit-keys.ts'
import { fromBase64, toBase64 } from '../forges/ask-forge.ts'
import { plainPhrase } from './phrase.ts'

/** How often a phrase is hashed: what guesses off line cost. */
const roundsToday = 600_000

/** The most that a key may ask for: more would keep a phone busy for minutes. */
const mostRounds = 10_000_000

const cipher = 'AES-GCM'

/** What a key is made of. */
export interface KeyParts extends Pick<EditKey, 'name' | 'role' | 'made'> {
  readonly token: string
  readonly phrase: string
}

/** Encrypts a token with a phrase. */
export async function sealKey({ token, phrase, ...person }: KeyParts): Promise<EditKey> {
  const [salt, iv] = [16, 12].map((length) => crypto.getRandomValues(new Uint8Array(length))) as [Bytes, Bytes]
  const key = await deriveKey(phrase, salt, roundsToday)
  const algorithm = { name: cipher, iv, additionalData: boundTo(person) }
  const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(token))
  const written = { salt: toBase64(salt), iv: toBase64(iv), sealed: toBase64(new Uint8Array(sealed)) }
  return { ...person, rounds: roundsToday, ...written }
}

/** The token of a key; undefined where the phrase is another one, or somebody has changed the key. */
export async function openKey(kept: EditKey, phrase: string): Promise<string | undefined> {
  if (kept.rounds > mostRounds) return undefined
  try {
    const [salt, iv, sealed] = [kept.salt, kept.iv, kept.sealed].map((text) => new Uint8Array(fromBase64(text))) as [
      Bytes,
      Bytes,
      Bytes,
    ]
    const key = await deriveKey(phrase, salt, kept.rounds)
    const algorithm = { name: cipher, iv, additionalData: boundTo(kept) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, sealed))
  } catch {
    return undefined
  }
}

type Bytes = Uint8Array<ArrayBuffer>

/** What belongs to the token: a key with another name or role does not open. */
function boundTo({ name, role }: Pick<EditKey, 'name' | 'role'>): Bytes {
  return new TextEncoder().encode(JSON.stringify([name, role]))
}

async function deriveKey(phrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(plainPhrase(phrase))
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(algorithm, base, { name: cipher, length: 256 }, false, ['encrypt', 'decrypt'])
}
