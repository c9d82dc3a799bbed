import { fetchJson } from '../content/fetch-json.ts'
import { pairsInCommon } from '../routing/nearest-pages.ts'
import { type FoundPage, type SearchIndex, type WordFile, weightSteps } from './search-index.ts'
import { splitWords } from './split-words.ts'

/** The pages of a language that a question leads to, the best first: all their numbers, and how to read those that are shown. */
export interface SearchResults {
  readonly total: number
  /** Loads the first of them. */
  read(count: number): Promise<readonly FoundPage[]>
}

/** Loads a file of the index, each once. */
export type LoadFile = <T>(address: string) => Promise<T>

/** A loader that remembers what it has loaded; what could not be loaded is asked for again. */
export function fileLoader(fetchFile: LoadFile = fetchJson): LoadFile {
  const files = new Map<string, Promise<unknown>>()
  return <T>(address: string) => {
    const loading = (files.get(address) as Promise<T> | undefined) ?? fetchFile<T>(address)
    files.set(address, loading)
    loading.catch(() => files.delete(address))
    return loading
  }
}

/** Words that share so many letters at their beginning are compared with what is asked. */
const comparedLetters = 3
/** Where no word begins with what is asked, its ending is left out: so many letters, of a word that keeps at least four. */
const [longestEnding, shortestStem] = [3, 4]
/** A word with at least this share of its bigrams in common with what is asked (Sørensen–Dice) is a slip of the finger. */
const leastLikeness = 0.6
/** What one more word counts: more than where all words stand. */
const oneWord = 10_000
/** A word that a page has as it was asked for counts more than one that only begins with it, or is like it. */
const [whole, begun, like] = [1, 0.6, 0.3]

/**
 * Finds the pages that have most of the words of a question in the inverted index; among those that have as many, those where the words are rare
 * (inverse document frequency) and stand in titles come first.
 */
export async function findPages(address: string, question: string, load: LoadFile): Promise<SearchResults> {
  const index = await load<SearchIndex>(address)
  const asked = [...new Set(splitWords(question))]
  const scores = await Promise.all(asked.map((word) => scorePages(index, word, load)))
  const sums = new Map<number, number>()
  // How many of the words a page has decides before where they stand.
  for (const score of scores) for (const [page, value] of score) sums.set(page, (sums.get(page) ?? 0) + oneWord + value)
  const most = countWords(Math.max(0, ...sums.values()))
  const best = [...sums].filter(([, sum]) => countWords(sum) === most).sort(([a, x], [b, y]) => y - x || a - b)
  return {
    total: best.length,
    read: async (count) => {
      const places = best.slice(0, count).map(([page]) => page)
      const files = new Map(
        await Promise.all(
          [...new Set(places.map((page) => Math.floor(page / index.perFile)))].map(
            async (file) => [file, await load<readonly FoundPage[]>(index.pages[file] ?? '')] as const,
          ),
        ),
      )
      return places.flatMap((page) => {
        const found = files.get(Math.floor(page / index.perFile))?.[page % index.perFile]
        return found ? [found] : []
      })
    },
  }
}

function countWords(sum: number): number {
  return Math.floor(sum / oneWord)
}

/** How much each page has of a word. */
async function scorePages(index: SearchIndex, word: string, load: LoadFile): Promise<ReadonlyMap<number, number>> {
  const start = word.slice(0, comparedLetters)
  const files = await Promise.all(listFiles(index, start).map((address) => load<WordFile>(address)))
  const near = files.flat().filter(([known]) => known.startsWith(start))
  const scores = new Map<number, number>()
  for (const [known, pages] of chooseWords(near, word)) {
    const nearly = known.startsWith(word) ? begun : like
    const likeness = known === word ? whole : nearly
    const rarity = Math.log(1 + index.count / pages.length)
    for (const number of pages) {
      const page = Math.floor(number / weightSteps)
      scores.set(page, Math.max(scores.get(page) ?? 0, likeness * rarity * (number % weightSteps)))
    }
  }
  return scores
}

/** The words that begin with the one that is asked for; where none does, those with another ending, else those that are like it. */
function chooseWords(near: WordFile, word: string): WordFile {
  const least = Math.min(word.length, Math.max(shortestStem, word.length - longestEnding))
  for (let length = word.length; length >= least; length--) {
    const found = near.filter(([known]) => known.startsWith(word.slice(0, length)))
    if (found.length > 0) return found
  }
  return near.filter(([known]) => pairsInCommon(known, word) >= leastLikeness)
}

/** The files with the words that begin with some letters. */
function listFiles({ words }: SearchIndex, start: string): string[] {
  return words
    .filter(([first], place) => {
      const next = words[place + 1]?.[0]
      return (first <= start || first.startsWith(start)) && (next === undefined || next > start)
    })
    .map(([, address]) => address)
}
