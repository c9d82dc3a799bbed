import { useOpenFile } from '../state/open-file.ts'
import { useAnswer } from '../state/use-answer.ts'
import { useWords } from '../words/use-words.ts'
import { fileName } from './file-name.ts'

interface UnplacedPicturesProps {
  /** What they are asked anew with: the version of the file, and what was sent since. */
  readonly version: string
  /** Whether a picture may stand here, by its name. */
  readonly isFit?: (name: string) => boolean
  /** Told the file that was chosen, as the configuration names it. */
  onChoose(file: string): void
}

/** The pictures that were sent and stand on no page yet, to be chosen. */
export function UnplacedPictures({ version, isFit = () => true, onChoose }: UnplacedPicturesProps) {
  const { client } = useOpenFile()
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
