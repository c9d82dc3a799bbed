/** What the app loads first of the index of a language: where the words and the pages are. */
export interface SearchIndex {
  /** How many pages it has. */
  readonly count: number
  /** The files with words, in the order of these: `WordFile`. Each has those from its first one up to that of the next. */
  readonly words: readonly (readonly [first: string, address: string])[]
  /** The files with pages, of so many each: `FoundPage[]`. */
  readonly pages: readonly string[]
  readonly perFile: number
}

/** Words in the order of their letters, each with the pages that have it: their number × 16 + the weight that the word has there (1 to 15). */
export type WordFile = readonly (readonly [word: string, pages: readonly number[]])[]

/** The steps between the weights of two pages in a file of words. */
export const weightSteps = 16

/** A page as it is listed: its path, its name, what it is about, and the name of the page above it. */
export type FoundPage = readonly [path: string, label: string, description: string, above: string]

/** The file of the index of a language, in the folder `data`; beside the index of routes, since it changes with the site as well. */
export function searchIndexFile(locale: string): string {
  return `routes/search/${locale}.json`
}

/** The parameter of addresses that says what is searched for. */
export const searchParameter = 'q'

/** The form on the page for what is found: an address with this fragment gives it the focus, by which the app starts. */
export const searchFormId = 'find'
