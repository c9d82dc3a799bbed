import { useEffect, useState } from 'react'
import { fileLoader, findPages } from './find-pages.ts'
import type { FoundPage } from './search-index.ts'

/** What was found. */
interface Found {
  readonly total: number
  /** Those that are shown. */
  readonly pages: readonly FoundPage[]
}

/** What a question found once it is there, and until then what was found before; whether nothing could be loaded. */
interface Finding {
  readonly found?: Found | undefined
  readonly hasFailed?: boolean
}

/** How many pages are shown at first, and how many more each time. */
export const foundStep = 10

/** Finds the pages that a question leads to. Nothing is loaded before there is one. */
export function useSearchResults(index: string, question: string, count: number): Finding {
  const [load] = useState(() => fileLoader())
  const [finding, setFinding] = useState<Finding>({})
  useEffect(() => {
    if (question === '') return setFinding({})
    let isLate = false
    find().then(
      (found) => isLate || setFinding({ found }),
      (error: unknown) => {
        console.warn(index, error)
        if (!isLate) setFinding({ hasFailed: true })
      },
    )
    return () => {
      isLate = true
    }

    async function find(): Promise<Found> {
      const { total, read } = await findPages(index, question, load)
      return { total, pages: await read(count) }
    }
  }, [index, question, count, load])
  return finding
}
