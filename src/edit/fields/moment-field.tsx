import { useId, useState } from 'react'
import type { EditedProblem, EditsAnswer } from '../protocol/protocol.ts'
import { FieldProblems, focus } from './choice-fields.tsx'

interface MomentFieldProps {
  readonly label: string
  readonly input: 'date' | 'time'
  readonly value: string | undefined
  readonly problems: readonly EditedProblem[]
  readonly isTaken: boolean
  save(next: string): Promise<EditsAnswer>
}

/** A day or a time in the input that the browser has for it. It is saved when the field is left: a year that is half typed is none. */
export function MomentField({ label, input, value = '', problems, isTaken, save }: MomentFieldProps) {
  const id = useId()
  const [text, setText] = useState(value)
  return (
    <div className="field" data-invalid={problems.length > 0 || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={input}
        value={text}
        ref={isTaken ? focus : undefined}
        aria-invalid={problems.length > 0 || undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text !== '' && text !== value && void save(text)}
      />
      <FieldProblems problems={problems} />
    </div>
  )
}
