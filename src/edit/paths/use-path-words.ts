import type { Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { pathInWords } from './path-words.ts'

/** Returns a function that says a place of the site in words, in the language of the editor. */
export function usePathWords(): (path: Path) => string[] {
  const { state, language } = useOpenFile()
  const { words, fill } = useWords()
  return (path) => pathInWords(state, path, { language, item: (number) => fill(words.item, { number }) })
}
