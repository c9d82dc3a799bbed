import { keepOnLine } from './keep-spans.ts'

/** How a clock writes the parts of a time; `hour: '2-digit'` is for clocks of 24 hours alone. */
type HourStyle = '2-digit' | 'numeric'

/**
 * A span of time as a language writes it, from one time of the day (`09:00`) to another, which is of the next day where it does not come later: with the signs between both,
 * the words around them, and the parts of a day that twelve hours need. No line breaks within it.
 */
export function timesInWords(from: string, to: string, tag: string, hour: HourStyle = 'numeric'): string {
  const format = new Intl.DateTimeFormat(tag, { hour, minute: '2-digit', timeZone: 'UTC' })
  const [begins, ends] = [parseTime(from), parseTime(to)]
  return keepOnLine(plainSigns(begins < ends ? format.formatRange(begins, ends) : nightInWords(format, begins, ends)))
}

/** `Intl` puts the dates into a span that ends on the next day. So the times are put into a span of one day, from a morning to an evening. */
function nightInWords(format: Intl.DateTimeFormat, begins: Date, ends: Date): string {
  const [morning, evening] = [parseTime('06:00'), parseTime('18:00')]
  const [from, to] = [begins, ends].map((time) => {
    const isMorning = time.getUTCHours() < 12
    const parts = isMorning ? format.formatRangeToParts(time, evening) : format.formatRangeToParts(morning, time)
    const source = isMorning ? 'startRange' : 'endRange'
    return new Map(parts.flatMap((part) => (part.source === source ? [[part.type, part.value]] : [])))
  })
  return format
    .formatRangeToParts(morning, evening)
    .map(({ type, value, source }) => {
      const told = source === 'startRange' ? from : to
      return type === 'literal' ? value : (told?.get(type) ?? value)
    })
    .join('')
}

/** A time of the day as a moment of which `Intl` tells the time. */
export function parseTime(time: string): Date {
  return new Date(`2024-01-01T${time === '24:00' ? '00:00' : time}Z`)
}

/** What few typefaces have in its usual form: thin spaces as spaces at which no line breaks, and the full-width tilde of Japanese spans as a wave dash. */
export function plainSigns(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0').replaceAll('\uff5e', '\u301c')
}
