import type { EditState, Path } from '../protocol/protocol.ts'
import { useWords } from '../words/use-words.ts'
import { pathInWords } from './path-words.ts'

/** Returns a function that says a place of the site in words, in a language of the editor. */
export function usePathWords(state: EditState, language: string): (path: Path) => string[] {
  const { words, fill } = useWords()
  return (path) => pathInWords(state, path, { language, item: (number) => fill(words.item, { number }) })
}
