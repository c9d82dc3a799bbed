import { fetchInTime } from '../../fetch-in-time.ts'
import { firstNumber } from './search-number.ts'

/** An ALTCHA challenge: find the number that has this hash together with the salt. */
interface Challenge {
  readonly algorithm: string
  readonly challenge: string
  readonly salt: string
  readonly signature: string
  readonly maxnumber?: number
}

const timeoutMs = 10_000
/** How far to search where the challenge does not say. */
const usualMost = 1_000_000

/** Fetches a challenge, solves it, and returns the answer in ALTCHA's form: JSON in Base64. */
export async function solveChallenge(address: string): Promise<string> {
  const challenge = await fetchInTime(address, {
    method: 'GET',
    credentials: 'omit',
    timeoutMs,
    read: (response) => readChallenge(response),
  })
  const { algorithm, salt, signature, maxnumber = usualMost } = challenge
  const number = await firstNumber(salt, { hash: challenge.challenge, most: maxnumber })
  if (number === undefined) throw new Error('the computation has no result')
  return btoa(JSON.stringify({ algorithm, challenge: challenge.challenge, number, salt, signature }))
}

async function readChallenge(response: Response): Promise<Challenge> {
  if (!response.ok) throw new Error(`the computation could not be loaded (status ${response.status})`)
  const challenge: Challenge = await response.json()
  if (challenge.algorithm !== 'SHA-256') throw new Error(`the computation needs ${challenge.algorithm}`)
  return challenge
}
