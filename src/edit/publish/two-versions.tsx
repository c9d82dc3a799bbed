import { useState } from 'react'
import { Button } from '../button.tsx'
import type { Path } from '../protocol/protocol.ts'
import type { VersionChoices, VersionConflict } from '../protocol/repair.ts'
import { useWords } from '../words/use-words.ts'

interface TwoVersionsProps {
  readonly conflicts: readonly VersionConflict[]
  /** A place in words. */
  namePlace(path: Path): string
  /** Told which version is to be taken at each place, once all are chosen. */
  onChoose(choices: VersionChoices): void
}

/** Both versions of each place that was changed by two, to choose one from. */
export function TwoVersions({ conflicts, namePlace, onChoose }: TwoVersionsProps) {
  const { words } = useWords()
  const [chosen, setChosen] = useState<Readonly<Record<number, 'mine' | 'theirs'>>>({})
  const isDone = conflicts.every((_, index) => chosen[index])
  return (
    <form
      className="two-versions"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(conflicts.map((_, index) => chosen[index] ?? 'mine'))
      }}
    >
      {conflicts.map((conflict, index) => (
        <fieldset key={`${index} ${conflict.mine}`} className="conflict">
          <legend>{conflict.texts.map(({ path }) => namePlace(path)).join(', ') || words.repair.place}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <label key={side} className="choice">
              <input
                type="radio"
                name={`version${index}`}
                checked={chosen[index] === side}
                onChange={() => setChosen((now) => ({ ...now, [index]: side }))}
              />
              <span>
                <strong>{side === 'theirs' ? words.repair.theirs : words.yours}</strong>{' '}
                <Version conflict={conflict} side={side} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button label={words.repair.choose} type="submit" className="primary" disabled={!isDone} />
    </form>
  )
}

/** The texts of one side; its lines in the file where more than texts differs. */
function Version({ conflict, side }: { readonly conflict: VersionConflict; readonly side: 'mine' | 'theirs' }) {
  const { words } = useWords()
  if (conflict.texts.length > 0)
    return conflict.texts.map((text) => (
      <span key={text.path.join('.')} dir="auto" className="version-text">
        {text[side]}
      </span>
    ))
  return <pre>{conflict[side].trimEnd() || words.repair.nothing}</pre>
}
