/** An entry of a list or mapping in two versions of it, by its places. */
export interface ItemMatch {
  readonly before: number
  readonly now: number
}

/** The items of two versions of a list that are the same one: equal, or much alike, or written at the same place. */
export function matchItems(before: readonly unknown[], now: readonly unknown[]): ItemMatch[] {
  const [old, fresh] = [before.map(described), now.map(described)]
  const partner = new Map<number, number>()
  const free = new Set(old.keys())
  const pair = (index: number, choose: (at: number) => number | undefined): void => {
    const found = partner.has(index) ? undefined : choose(index)
    if (found === undefined || !free.delete(found)) return
    partner.set(index, found)
  }
  for (const index of fresh.keys()) pair(index, (at) => [...free].find((other) => old[other]?.text === fresh[at]?.text))
  for (const index of fresh.keys()) pair(index, (at) => mostAlike(fresh[at]?.words, free, old))
  for (const index of fresh.keys()) pair(index, (at) => (at === 0 ? 0 : (partner.get(at - 1) ?? -2) + 1))
  return [...partner].map(([at, other]) => ({ before: other, now: at })).sort((a, b) => a.now - b.now)
}

/** The matches that have not moved: the longest increasing subsequence of their former positions. */
export function longestUnmoved(pairs: readonly ItemMatch[]): Set<ItemMatch> {
  let longest: readonly ItemMatch[] = []
  const chains: (readonly ItemMatch[])[] = []
  for (const pair of pairs) {
    const before = chains.filter((chain) => (chain.at(-1)?.before ?? -1) < pair.before)
    const chain = [...before.reduce((a, b) => (b.length > a.length ? b : a), [] as readonly ItemMatch[]), pair]
    chains.push(chain)
    if (chain.length > longest.length) longest = chain
  }
  return new Set(longest)
}

interface Described {
  readonly text: string
  readonly words: ReadonlySet<string>
}

function described(value: unknown): Described {
  return { text: JSON.stringify(value), words: new Set(collectStrings(value).flatMap((text) => text.split(/\s+/))) }
}

function collectStrings(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(collectStrings)
  return [String(value)]
}

/** The share of words that two items must have in common to be one. */
const leastAlike = 0.3

function mostAlike(words: ReadonlySet<string> = new Set(), free: Iterable<number>, old: readonly Described[]) {
  let [best, found] = [leastAlike, undefined as number | undefined]
  for (const index of free) {
    const others = old[index]?.words ?? new Set()
    const common = [...words].filter((word) => others.has(word)).length
    const share = common / (words.size + others.size - common)
    if (share > best) [best, found] = [share, index]
  }
  return found
}
