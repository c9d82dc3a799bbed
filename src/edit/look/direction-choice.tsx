import { useId, useState } from 'react'
import type { Direction } from '../../../schema/look.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { choiceInWords } from '../fields/choice-words.ts'
import type { EditState } from '../protocol/protocol.ts'
import type { Editor as Connection } from '../state/use-editor.ts'
import { useWords } from '../words/use-words.ts'

interface DirectionChoiceProps {
  readonly state: EditState
  readonly connection: Connection
  readonly language: string
}

const path = ['theme', 'direction']

/** The art directions, each with what makes it, and the plain look of a site that has none. */
export function DirectionChoice({ state, connection, language }: DirectionChoiceProps) {
  const { words } = useWords()
  const name = useId()
  const chosen = valueAt(state.value, path) as Direction | undefined
  /** What is chosen, while it is on its way to the file. */
  const [own, setOwn] = useState<{ readonly direction: Direction | undefined }>()
  const { plain, ...directions } = words.look.directions

  async function choose(direction: Direction | undefined): Promise<void> {
    const was = chosen ?? null
    const edit = direction
      ? ({ do: 'set', path, was, value: direction, order: ['color', 'accent', 'fonts', 'direction'] } as const)
      : ({ do: 'remove', path, was } as const)
    const sent = { direction }
    setOwn(sent)
    await connection.edit({ edits: [edit] })
    setOwn((last) => (last === sent ? undefined : last))
  }

  return (
    <div className="pairs" role="radiogroup" aria-label={words.look.direction}>
      {[undefined, ...(Object.keys(directions) as Direction[])].map((direction) => (
        <label key={direction ?? ''} className="pair">
          <input
            type="radio"
            name={name}
            checked={direction === (own ? own.direction : chosen)}
            onChange={() => void choose(direction)}
          />
          <strong>{direction ? choiceInWords(direction, language) : words.look.noDirection}</strong>
          <span className="field-note">{direction ? directions[direction] : plain}</span>
        </label>
      ))}
    </div>
  )
}
