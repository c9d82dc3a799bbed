import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../protocol/protocol.ts'

/** What a click in the page met: the text that was found, and what stands at the point. */
interface Met {
  readonly path: Path
  readonly said?: string | undefined
}

/** A span of a day in the file, such as from "09:00" to "18:00". */
interface Span {
  readonly opens: string
  readonly closes: string
}

/**
 * Whether somebody clicks on the hours of the company, which pages make of the days of the week: on the word for a day without hours,
 * or where both times of a day stand, on a clock of 24 hours or of twelve.
 */
export function isAtHours(value: unknown, { path, said = '' }: Met): boolean {
  const hours = (valueAt(value, ['contactDetails', 'openingHours']) ?? []) as readonly Partial<Span>[]
  if (hours.length === 0) return false
  if (path[0] === 'messages' && path[1] === 'hours' && path[2] === 'closed') return true
  const numbers = (said.match(/\d+/g) ?? []).map(Number)
  const spoken = new Set(numbers.flatMap((number) => (number > 24 ? [] : [number % 12])))
  return (
    /\d\D+\d/.test(said) && hours.some((span) => [span.opens, span.closes].every((time) => spoken.has(hourOf(time))))
  )
}

/** The hour of a time on a clock of twelve hours. */
function hourOf(time = ''): number {
  return Number.parseInt(time, 10) % 12
}
