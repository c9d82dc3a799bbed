/** An event as calendars take it. */
export interface CalendarEvent {
  /** What no other event has, and every version of this one. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Its page. */
  readonly address: string
  /** A day, year-month-day, or a moment with "T" and the time at its place. */
  readonly start: string
  readonly end?: string
  readonly place?: string
}

/** A file of iCalendar (RFC 5545) with an event. Times have no zone: they are those at the place of the event. */
export function calendarFile(event: CalendarEvent): string {
  const { id, title, description, address, start, end, place } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site-from-yaml//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    // When the file was made would be another with each build.
    `DTSTAMP:${compact(start.slice(0, 10))}T000000Z`,
    moment('DTSTART', start),
    ...endLines(start, end),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('')
}

function moment(name: string, value: string): string {
  return value.includes('T') ? `${name}:${compact(value)}00` : `${name};VALUE=DATE:${compact(value)}`
}

/** The end of an event, of the kind of its start; that of whole days is the day after the last. */
function endLines(start: string, end: string | undefined): string[] {
  if (end === undefined || end < start || end.includes('T') !== start.includes('T')) return []
  return [moment('DTEND', end.includes('T') ? end : dayAfter(end))]
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

function compact(value: string): string {
  return value.replaceAll(/[-:]/g, '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')
}

const bytesPerLine = 75

/** A line in parts of at most 75 bytes; each after the first begins with a space. No letter is divided. */
function folded(line: string): string[] {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > bytesPerLine) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += letter
    bytes += size
  }
  return [...parts, part]
}
