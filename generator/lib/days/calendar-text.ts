import { addDays } from './add-days.ts'

/** A date of something, as its calendar has it. */
export interface CalendarDate {
  /** The UID of the event (RFC 5545): the same in each build and language as long as its page and its start are the same. */
  readonly uid: string
  /** A day (`2030-05-02`), a time of a day as clocks there show it (`2030-05-02T19:30`), or a moment (`2030-05-02T17:30Z`). */
  readonly start: string
  /** In the same form as the start; a day is the last one. */
  readonly end?: string
  readonly title: string
  readonly text: string
  /** Its page, absolute. */
  readonly address: string
  readonly place?: string
}

interface Calendar {
  readonly dates: readonly CalendarDate[]
  /** The host of the site, which names the calendar's maker. */
  readonly host: string
  /** The day of the build, year-month-day: the clock would give each build other bytes. */
  readonly today: string
  /** The name of the calendar; left out for a single event, which people add to a calendar of their own. */
  readonly name?: string
}

/** A calendar file (RFC 5545). */
export function calendarText({ dates, host, today, name }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//site//EN`,
    'CALSCALE:GREGORIAN',
    ...(name ? [`X-WR-CALNAME:${escapeText(name)}`] : []),
    ...dates.flatMap((date) => dateLines(date, today)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function dateLines({ uid, start, end, title, text, address, place }: CalendarDate, today: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(today)}T000000Z`,
    `DTSTART${moment(start)}`,
    // In iCalendar, the end of whole days is the day after the last one.
    ...(end === undefined ? [] : [`DTEND${moment(end.length === 10 ? addDays(end, 1) : end)}`]),
    `SUMMARY:${escapeText(title)}`,
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${address}`,
    'END:VEVENT',
  ]
}

function moment(time: string): string {
  return time.length === 10 ? `;VALUE=DATE:${compact(time)}` : `:${compact(time).replace(/Z?$/, '00$&')}`
}

function compact(time: string): string {
  return time.replace(/[-:]/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')
}

/** Folds a line at 75 bytes, including the space that begins a continuation; no character is divided. */
function foldLine(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
