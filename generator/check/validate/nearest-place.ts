import { nearest } from '../../diagnostics/nearest.ts'

/** A path, and how much it differs from the written one. */
interface Match {
  readonly keys: readonly string[]
  readonly cost: number
}

/** How many keys may be missing at the start of a path, such as `pages`. */
const forgottenAtMost = 2
const similarCost = 1.5

/** Whether there is anything at a path; "*" stands for any key. */
export function leadsSomewhere(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true
  if (key === '*') return listChildren(value).some(([, child]) => leadsSomewhere(child, rest))
  return isThere(value, key) && leadsSomewhere(value[key], rest)
}

/** The path that was probably meant: with similar keys, with keys added at the start, or without keys at the end. */
export function nearestPlace(value: unknown, wanted: readonly string[]): string | undefined {
  for (let length = wanted.length; length > 0; length--) {
    const match = matchBelow(value, wanted.slice(0, length), forgottenAtMost)
    if (match) return match.keys.join('.')
    if (length === 2) break
  }
  return undefined
}

function matchBelow(value: unknown, wanted: readonly string[], depth: number): Match | undefined {
  let best = matchHere(value, wanted)
  if (depth === 0) return best
  for (const [key, child] of listChildren(value)) {
    const match = matchBelow(child, wanted, depth - 1)
    if (match) best = cheaper(best, { keys: [key, ...match.keys], cost: match.cost + 1 })
  }
  return best
}

function matchHere(value: unknown, [key, ...rest]: readonly string[]): Match | undefined {
  if (key === undefined) return { keys: [], cost: 0 }
  if (isThere(value, key)) {
    const exact = matchHere(value[key], rest)
    if (exact) return { keys: [key, ...exact.keys], cost: exact.cost }
  }
  let best: Match | undefined
  for (const [candidate, child] of listChildren(value)) {
    if (key !== '*' && !areSimilar(key, candidate)) continue
    const match = matchHere(child, rest)
    if (!match) continue
    const cost = match.cost + (key === '*' ? 0 : similarCost)
    best = cheaper(best, { keys: [key === '*' ? key : candidate, ...match.keys], cost })
  }
  return best
}

function cheaper(best: Match | undefined, match: Match): Match {
  return best && best.cost <= match.cost ? best : match
}

/** The index of one of the first ten entries of a list. Entries move, so that any other one may be meant. */
const position = /^\d$/

function areSimilar(one: string, other: string): boolean {
  if (position.test(one) && position.test(other)) return true
  if (nearest(one, [other]) !== undefined) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 4 && long.toLowerCase().startsWith(short.toLowerCase())
}

function isThere(value: unknown, key: string): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
}

function listChildren(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
