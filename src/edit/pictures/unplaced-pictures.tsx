import type { EditorClient } from '../state/editor-client.ts'
import { useAnswer } from '../state/use-answer.ts'
import { useWords } from '../words/use-words.ts'
import { fileName } from './file-name.ts'

interface UnplacedPicturesProps {
  readonly client: EditorClient
  /** What they are asked anew with: the version of the file, and what was sent since. */
  readonly version: string
  /** Whether a picture may stand here, by its name. */
  readonly isFit?: (name: string) => boolean
  /** Told the file that was chosen, as the configuration names it. */
  onChoose(file: string): void
}

/** The pictures that were sent and stand on no page yet, to be chosen. */
export function UnplacedPictures({ client, version, isFit = () => true, onChoose }: UnplacedPicturesProps) {
  const { words } = useWords()
  const [names = []] = useAnswer(client, 'GET unplaced', version)
  const fit = names.filter(isFit)
  if (fit.length === 0) return null
  return (
    <details className="unplaced-pictures">
      <summary>
        {words.pictures.unplaced} · {fit.length}
      </summary>
      {fit.map((name) => (
        <button key={name} type="button" onClick={() => onChoose(`./${name}`)}>
          {fileName(name)}
        </button>
      ))}
    </details>
  )
}
