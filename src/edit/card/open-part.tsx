import { valueAt } from '../../../schema/value-at.ts'
import { ownPictures } from '../page/pictures-for.ts'
import { valueInWords } from '../paths/value-words.ts'
import type { FormPart } from '../protocol/forms.ts'
import type { Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { readHelp } from './read-help.ts'

interface OpenPartProps {
  readonly part: FormPart
  readonly name: string
  onOpen(path: Path): void
}

/** A part in one line, with its picture, which a click opens in a card of its own. */
export function OpenPart({ part, name, onOpen }: OpenPartProps) {
  const { state, language } = useOpenFile()
  const { words } = useWords()
  const { path, tellings } = part
  const told = valueInWords(state, valueAt(state.value, path), { language, words, tellings })
  // What says nothing of itself is explained, but for an entry: that is one of many.
  const said = told || (part.isEntry ? '' : readHelp(path, language)[0])
  const thumbnail = ownPictures(state.pictures, path).find(({ src }) => src)?.src
  return (
    <button type="button" className="place-open" onClick={() => onOpen(path)}>
      {thumbnail && <img className="thumbnail" src={thumbnail} alt="" loading="lazy" />}
      <strong>{name}</strong> {said !== name && <span className="one-line">{said}</span>}
    </button>
  )
}
