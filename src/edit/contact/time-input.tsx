import { useMoment } from '../fields/use-moment.ts'
import type { EditsAnswer } from '../protocol/protocol.ts'

interface TimeInputProps {
  readonly label: string
  readonly value: string
  onSave(value: string): Promise<EditsAnswer>
}

/** A time of the day in the input that the browser has for it. */
export function TimeInput({ label, value, onSave }: TimeInputProps) {
  return <input type="time" aria-label={label} {...useMoment(value, onSave)} />
}
