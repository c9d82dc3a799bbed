import { valueAt } from '../../../schema/value-at.ts'
import { isSamePath, pathKey } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import { typeInto } from '../state/drafts.ts'
import type { OpenFile } from '../state/open-file.ts'
import type { Workspace } from '../state/use-workspace.ts'
import type { PageTyping } from './use-page-writer.ts'

/** Types the plain texts of a page in the language that is shown: through the fields of the card, which save them. */
export function pageTyping({ state, edit }: OpenFile, workspace: Workspace): PageTyping {
  const { locale } = workspace

  /** Where the text itself stands; undefined of one that is formatted. */
  function findPlace(path: Path): Path | undefined {
    const text = state.texts.find((one) => isSamePath(one.path, path))
    if (!text || text.isMarkdown) return undefined
    return text.isTranslated ? [...path, locale] : path
  }

  return {
    read(path) {
      const place = findPlace(path)
      const written = place && valueAt(state.value, place)
      return typeof written === 'string' ? written : undefined
    },
    canType: () => !workspace.isHeld,
    onType(path, text, isWhole) {
      const place = findPlace(path)
      if (!place) return
      const was = valueAt(state.value, place)
      const edits = [{ do: 'set', path: place, was, value: text } as const]
      typeInto(place, text, { isWhole, save: () => void edit({ edits, group: pathKey(place) }) })
    },
    onStep: (name) => void workspace.step(name),
  }
}
