import { useState } from 'react'
import { useOpenFile } from '../state/open-file.ts'
import { useAnswer } from '../state/use-answer.ts'
import { useWords } from '../words/use-words.ts'
import { fileName } from './file-name.ts'
import { useSmallPictures } from './use-small-pictures.tsx'

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
  const [names = []] = useAnswer(client, 'GET unplaced', version)
  const fit = names.filter(isFit)
  return fit.length > 0 && <Unplaced names={fit} version={version} onChoose={onChoose} />
}

interface UnplacedProps extends Omit<UnplacedPicturesProps, 'isFit'> {
  readonly names: readonly string[]
}

function Unplaced({ names, version, onChoose }: UnplacedProps) {
  const { words } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="unplaced-pictures" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {words.pictures.unplaced} · {names.length}
      </summary>
      {isOpen && <UnplacedButtons {...{ names, version, onChoose }} />}
    </details>
  )
}

function UnplacedButtons({ names, version, onChoose }: UnplacedProps) {
  const draw = useSmallPictures(version)
  return names.map((name) => (
    <button key={name} type="button" onClick={() => onChoose(`./${name}`)}>
      {draw(name)}
      {fileName(name)}
    </button>
  ))
}
