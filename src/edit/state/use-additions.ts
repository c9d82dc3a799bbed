import { catchKeys, releaseKeys } from '../fields/typed-ahead.ts'
import type { PartRequest, Path } from '../protocol/protocol.ts'
import { useWords } from '../words/use-words.ts'
import { useOpenFile } from './open-file.ts'

interface AdditionsOptions {
  /** The key of the page that is shown. */
  readonly page: string
  onRefused(notice: string): void
  /** Told of a language that was added, by its key. */
  onLanguage(key: string): void
  /** Told of the place of a section or another part that was added. */
  onPart(path: Path): void
}

/** What adds languages, sections and other parts to the site. */
export function useAdditions({ page, onRefused, onLanguage, onPart }: AdditionsOptions) {
  const file = useOpenFile()
  const { words } = useWords()

  async function add(part: PartRequest): Promise<Path | undefined> {
    catchKeys()
    const answer = await file.add(part)
    if ('refused' in answer) releaseKeys()
    onRefused('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    return 'version' in answer ? answer.path : undefined
  }

  return {
    /** Adds what is to be written, and leads to its texts. */
    async begin(part: PartRequest): Promise<void> {
      const path = await add(part)
      if (!path) return
      if (part.what === 'language') onLanguage(String(path.at(-1)))
      else onPart(path)
    },

    /** Adds a section of a kind to the page that is shown, before another one. Returns its place, unless it is refused. */
    addSection: (kind: string, before: string | undefined) =>
      add({ what: 'section', kind, page, ...(before !== undefined && { before }) }),
  }
}
