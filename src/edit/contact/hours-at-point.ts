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
 * or where both times of a day stand one after the other, on a clock of 24 hours or of twelve.
 */
export function isAtHours(value: unknown, { path, said = '' }: Met): boolean {
  const hours = (valueAt(value, ['contactDetails', 'openingHours']) ?? []) as readonly Partial<Span>[]
  if (hours.length === 0) return false
  if (path[0] === 'messages' && path[1] === 'hours' && path[2] === 'closed') return true
  // Amounts of money may look as times do.
  const told = /\p{Sc}/u.test(said) ? [] : findTimes(said)
  const clock = told.some((time) => time >= 13 * 60) ? 24 * 60 : 12 * 60
  const isSaid = (time: number | undefined, at: string | undefined) =>
    time !== undefined && time % clock === toMinutes(at) % clock
  return hours.some(({ opens, closes }) =>
    told.some((time, index) => isSaid(time, opens) && isSaid(told[index + 1], closes)),
  )
}

/** The times in a text, in minutes: with minutes such as 9:00, 9.00 or 9h00, or with AM or PM. Days such as 18.09.2026 are none. */
const times = /(?<![\d.:/])(\d{1,2})(?:[:.h](\d{2})(?!\d|[.:/]\d)|(?=\s*[ap]\.?\s?m\b))/gi

function findTimes(said: string): number[] {
  return [...said.matchAll(times)].map(([, hour, minute = '0']) => Number(hour) * 60 + Number(minute))
}

/** The minutes of a time such as "09:30". */
function toMinutes(time = ''): number {
  const [hour, minute] = time.split(':').map(Number)
  return (hour ?? Number.NaN) * 60 + (minute ?? 0)
}
