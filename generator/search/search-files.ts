import {
  type FoundPage,
  type SearchIndex,
  searchIndexFile,
  type WordFile,
  weightSteps,
} from '../../src/search/search-index.ts'
import { splitWords, withEnds } from '../../src/search/split-words.ts'
import { searchPageKey } from '../compile/routes/search-page.ts'
import type { PageModel, SiteModel } from '../compile/site-model.ts'
import { dataAddress, dataFolder } from '../lib/addresses/data-address.ts'
import { isNoindex } from '../lib/addresses/noindex.ts'

/** A file as it will be written: its path in the web root, and its text. */
type TextFile = readonly [path: string, text: string]

/** A page with the words that people read on it. */
export interface SearchedPage {
  readonly page: Pick<PageModel, 'route' | 'page' | 'list' | 'metadata'>
  readonly text: string
}

/** Whether visitors can search a site. */
export function hasSearch({ locales }: Pick<SiteModel, 'locales'>): boolean {
  return locales.some(({ shell }) => shell.header.search !== undefined)
}

/** A phone loads the files with the words that are asked for, and those with the pages that are shown: none is much larger. */
const bytesOfWords = 40_000
const bytesOfPages = 24_000

/** What the weight of a word begins with by where it stands, and the most that it gets. */
const [inText, inDescription, inTitle, most] = [1, 3, 9, weightSteps - 1]

/** The files of the search of a site: an inverted index of each language in shards, and a table by which the app finds the shards of the words that are searched for. */
export function searchFiles(
  model: Pick<SiteModel, 'site' | 'locales' | 'isUnlisted'>,
  pages: readonly SearchedPage[],
): TextFile[] {
  // A page that no search engine is to list, such as one that says thank you, is no page to begin with.
  const isFound = ({ page }: SearchedPage) => model.isUnlisted || !isNoindex(page.metadata.robots)
  return model.locales.flatMap(({ locale }) => {
    const searched = pages
      .filter(isFound)
      .filter(
        ({ page: { route, list } }) => route.locale === locale && list === undefined && route.key !== searchPageKey,
      )
    const files: TextFile[] = []
    const offer = (data: WordFile | readonly FoundPage[]) => {
      const json = JSON.stringify(data)
      const address = dataAddress(json, model.site.folder)
      files.push([address.slice(1), json])
      return address
    }
    const rows = searched.map(({ page }) => foundPage(page))
    const perFile = Math.max(1, Math.floor(bytesOfPages / (measureSize(rows) / Math.max(1, rows.length))))
    const index: SearchIndex = {
      count: rows.length,
      words: divideWords(weighWords(searched)).map((part) => [part[0]?.[0] ?? '', offer(part)]),
      pages: cut(rows, perFile).map(offer),
      perFile,
    }
    return [...files, [dataFolder(model.site.folder).slice(1) + searchIndexFile(locale), JSON.stringify(index)]]
  })
}

function foundPage({ route, page, metadata }: SearchedPage['page']): FoundPage {
  const above = page.breadcrumbs.slice(1).at(-2)?.label ?? ''
  return [route.path, page.content.label, metadata.description, above]
}

/** The words of pages in the order of their letters, each with the pages that have it. */
function weighWords(searched: readonly SearchedPage[]): WordFile {
  const pagesByWord = new Map<string, number[]>()
  searched.forEach(({ page, text }, number) => {
    for (const [word, weight] of weighPage(page, text)) {
      const known = pagesByWord.get(word) ?? []
      pagesByWord.set(word, known)
      known.push(number * weightSteps + weight)
    }
  })
  // By their letters alone, as the app compares them.
  return [...pagesByWord].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The weight of each word on a page: a word in its title says more of it than one in its text, and one that comes often a little more. */
function weighPage({ page, metadata }: SearchedPage['page'], text: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const add = (words: readonly string[], weight: number) => {
    for (const word of words) weights.set(word, Math.min(most, (weights.get(word) ?? 0) + weight))
  }
  add([...new Set(words(`${page.content.label} ${metadata.title}`))], inTitle)
  add([...new Set(words(metadata.description))], inDescription)
  const counts = new Map<string, number>()
  for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) add([word], inText + Math.min(2, Math.floor(Math.log2(count))))
  return weights
}

/** The words of a text by which it is found. */
function words(text: string): string[] {
  return splitWords(text).flatMap(withEnds)
}

/** Words in files of about the same size. */
function divideWords(words: WordFile): WordFile[] {
  const parts: (typeof words)[number][][] = []
  let size = bytesOfWords
  for (const entry of words) {
    const bytes = measureSize(entry)
    if (size + bytes > bytesOfWords) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(entry)
    size += bytes
  }
  return parts
}

function cut<T>(list: readonly T[], count: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / count) }, (_, part) =>
    list.slice(part * count, (part + 1) * count),
  )
}

function measureSize(data: unknown): number {
  return new TextEncoder().encode(JSON.stringify(data)).length
}
