import { useRef } from 'react'
import { SvgShapes } from '../../media/icon.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useDraftAnswer } from '../use-draft-answer.ts'
import { AnswerForm } from './answer-form.tsx'

/** The trade, as cards with a sign each. */
export function TradeQuestion({ onDone, ...asked }: QuestionProps) {
  const { value, change, settle } = useDraftAnswer('trade', '', asked)
  const isPointed = useRef(false)
  async function choose(key: string): Promise<void> {
    change(key)
    // A click on a card is a decision; arrow keys also pass over cards that nobody wants.
    if (isPointed.current && (await settle(key))) onDone()
  }
  const first = asked.state.trades.some(({ key }) => key === value) ? value : asked.state.trades[0]?.key
  return (
    <AnswerForm question="trade" state={asked.state} settle={settle} onDone={onDone}>
      {() => (
        <div className="cards" role="radiogroup" aria-labelledby="ask" aria-describedby="help">
          {asked.state.trades.map(({ key, name, shapes }) => (
            <label
              key={key}
              className="card"
              onPointerDown={() => {
                isPointed.current = true
              }}
            >
              <input
                type="radio"
                name="trade"
                value={key}
                checked={key === value}
                data-first={key === first || undefined}
                onKeyDown={() => {
                  isPointed.current = false
                }}
                onChange={() => void choose(key)}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
                <SvgShapes shapes={shapes} />
              </svg>
              <span>{name}</span>
            </label>
          ))}
        </div>
      )}
    </AnswerForm>
  )
}
