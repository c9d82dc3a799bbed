/** A proof-of-work challenge (ALTCHA, version 1): find the number that has this hash together with the salt. */
export interface Challenge {
  readonly algorithm: 'SHA-256'
  readonly challenge: string
  readonly salt: string
  readonly signature: string
  readonly maxnumber: number
}

/** How large the number may be: some ten thousand attempts, a second or two on a slow phone. */
const most = 50_000
const validSeconds = 600

/** Makes a challenge that is signed with the key (HMAC) and valid for ten minutes. */
export async function setChallenge(key: string, now: number): Promise<Challenge> {
  const random = hexadecimal(crypto.getRandomValues(new Uint8Array(12)))
  // The character at the end keeps the digits of the number apart from those of the time.
  const salt = `${random}?expires=${Math.floor(now / 1000) + validSeconds}&`
  const number = crypto.getRandomValues(new Uint32Array(1))[0] as number
  const challenge = await hash(salt + (number % (most + 1)))
  return { algorithm: 'SHA-256', challenge, salt, signature: await sign(challenge, key), maxnumber: most }
}

/** Challenges that were already solved, by their signature, with the time until which they are remembered: each counts once. */
const answered = new Map<string, number>()

/** Whether an answer solves a challenge that was signed with the key, in time, and for the first time. */
export async function isSolved(answer: unknown, key: string, now: number): Promise<boolean> {
  const { algorithm, challenge, number, salt, signature } = decoded(answer)
  const expires = /\?expires=(\d+)&$/.exec(String(salt))?.[1]
  if (algorithm !== 'SHA-256' || !Number.isSafeInteger(number) || expires === undefined) return false
  if (Number(expires) * 1000 < now) return false
  const [computed, signed] = [await hash(`${salt}${number}`), await sign(String(challenge), key)]
  if (computed !== challenge || signed !== signature) return false
  for (const [known, until] of answered) if (until < now) answered.delete(known)
  if (answered.has(signed)) return false
  answered.set(signed, Number(expires) * 1000)
  return true
}

function decoded(answer: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(atob(String(answer)))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    // Not what a browser has computed.
    return {}
  }
}

async function hash(text: string): Promise<string> {
  return hexadecimal(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

async function sign(text: string, key: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(key), algorithm, false, ['sign'])
  return hexadecimal(await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(text)))
}

function hexadecimal(bytes: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
