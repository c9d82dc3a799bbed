import { useMemo } from 'react'
import { useWords } from '../words/use-words.ts'

/** Tells when something was published, and by whom. */
export function useDates(language: string): (published: { readonly time: number; readonly author: string }) => string {
  const { words, fill } = useWords()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    return ({ time, author }) => fill(words.publish.when, { date: format.format(time * 1000), author })
  }, [language, words, fill])
}
