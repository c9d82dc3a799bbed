import type { OpenHours } from '../content/page-content.ts'

/** A time at which a place is open, in minutes after the day of now began, and how its language writes both ends. */
interface Span {
  readonly from: number
  readonly until: number
  readonly opens: string
  readonly closes: string
  readonly day: Date
}

/** What is said of a place: in words, and whether it is open. */
interface OpenLine {
  readonly text: string
  readonly isOpen?: true
}

const dayMinutes = 1440
const inMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * Whether a place is open at a moment, by the clocks there, in words. Undefined where it is open for more than a day, or closed for more than a week.
 *
 * @param lang the BCP 47 tag of the page
 */
export function openLine(
  { zone, week, changed = [], words }: OpenHours,
  now: Date,
  lang: string,
): OpenLine | undefined {
  // Sweden writes 2026-11-30 09:15.
  const [today = '', time = ''] = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(now)
    .split(' ')
  const at = inMinutes(time)
  const spans: Span[] = []
  for (let ahead = -1; ahead < 8; ahead++) {
    const day = new Date(Date.parse(today) + ahead * 864e5)
    const date = day.toISOString().slice(0, 10)
    const special = changed.filter(([from = '', until = '']) => from <= date && date <= until)
    const hours = special.length > 0 ? special : week.filter(([days]) => days?.includes(String(day.getUTCDay())))
    for (const entry of hours) {
      const [opens, closes, saidOpens = '', saidCloses = ''] = entry.slice(special.length > 0 ? 2 : 1)
      if (!opens || !closes) continue
      const start = ahead * dayMinutes
      const from = start + inMinutes(opens)
      const end = start + inMinutes(closes)
      spans.push({ from, until: end > from ? end : end + dayMinutes, opens: saidOpens, closes: saidCloses, day })
    }
  }
  spans.sort((a, b) => a.from - b.from)
  let open: Span | undefined
  for (const span of spans) if (span.from <= (open?.until ?? at) && span.until > (open?.until ?? at)) open = span
  if (open) {
    const text = words.until.replace('{{time}}', open.closes)
    return open.until - at < dayMinutes ? { text, isOpen: true } : undefined
  }
  const next = spans.find(({ from }) => from > at)
  if (!next) return undefined
  const dayName = next.day.toLocaleDateString(lang, { weekday: 'long', timeZone: 'UTC' })
  const text = next.from < dayMinutes ? words.today : words.day
  return { text: text.replace('{{day}}', dayName).replace('{{time}}', next.opens) }
}
