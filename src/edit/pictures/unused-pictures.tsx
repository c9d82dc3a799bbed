import { Button } from '../button.tsx'
import { useWords } from '../words/use-words.ts'
import { fileName } from './file-name.ts'
import { useSmallPictures } from './use-small-pictures.tsx'

interface UnusedPicturesProps {
  /** Their names beside the configuration. */
  readonly names: readonly string[]
  onRemove(names: readonly string[]): void
}

/** The pictures that nothing on the site shows, each of which can be removed. */
export function UnusedPictures({ names, onRemove }: UnusedPicturesProps) {
  const { words, fill } = useWords()
  const draw = useSmallPictures(names.join())
  if (names.length === 0) return null
  return (
    <section className="unused-pictures" aria-label={words.publish.unused}>
      <p>{words.publish.unused}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {draw(name)}
            <span>{fileName(name)}</span>
            <Button
              label={words.publish.remove}
              aria-label={fill(words.publish.removeFile, { name: fileName(name) })}
              onClick={() => onRemove([name])}
            />
          </li>
        ))}
      </ul>
      {names.length > 1 && <Button label={words.publish.removeAll} onClick={() => onRemove(names)} />}
    </section>
  )
}
