import { useState } from 'react'
import { LookPicture } from '../look-picture.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useDraftAnswer } from '../use-draft-answer.ts'
import { useWelcomeWords } from '../words/use-welcome-words.ts'
import { AnswerForm } from './answer-form.tsx'

/** The look, by pictures of the home page of this very site. */
export function DirectionQuestion({ onDone, ...asked }: QuestionProps) {
  const words = useWelcomeWords()
  const { directions, pictures } = asked.state
  const { value, change, settle } = useDraftAnswer('direction', directions[0] ?? 'editorial', asked)
  /** How many pictures are there: one is made after another. */
  const [loaded, setLoaded] = useState(0)
  return (
    <AnswerForm question="direction" state={asked.state} goOn={words.finish} settle={settle} onDone={onDone}>
      {() => (
        <div className="looks" role="radiogroup" aria-labelledby="ask" aria-describedby="help">
          {directions.map((direction, index) => (
            <label key={direction} className="look">
              <input
                type="radio"
                name="direction"
                checked={direction === value}
                data-first={direction === value || undefined}
                onChange={() => change(direction)}
              />
              <LookPicture
                address={pictures !== undefined && index <= loaded ? `${pictures}${direction}/` : undefined}
                onLoaded={() => setLoaded((before) => Math.max(before, index + 1))}
              />
              <span className="look-name">{words.directions[direction]}</span>
            </label>
          ))}
        </div>
      )}
    </AnswerForm>
  )
}
