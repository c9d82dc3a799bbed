import { useId } from 'react'
import type { EditedProblem, EditsAnswer } from '../protocol/protocol.ts'
import { FieldProblems, focus } from './choice-fields.tsx'
import { useMoment } from './use-moment.ts'

interface MomentFieldProps {
  readonly label: string
  readonly input: 'date' | 'time'
  readonly value: string | undefined
  readonly problems: readonly EditedProblem[]
  readonly isTaken: boolean
  save(next: string): Promise<EditsAnswer>
}

/** A day or a time in the input that the browser has for it. */
export function MomentField({ label, input, value = '', problems, isTaken, save }: MomentFieldProps) {
  const id = useId()
  return (
    <div className="field" data-invalid={problems.length > 0 || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={input}
        ref={isTaken ? focus : undefined}
        aria-invalid={problems.length > 0 || undefined}
        {...useMoment(value, save)}
      />
      <FieldProblems problems={problems} />
    </div>
  )
}
