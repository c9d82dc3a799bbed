import type { EventDate } from '../../../schema/collections.ts'
import { addDays } from './add-days.ts'

interface SplitDates {
  /** The next first. */
  readonly coming: readonly EventDate[]
  /** The latest first. */
  readonly past: readonly EventDate[]
}

/** The dates of an event by the day of the build. */
export function splitDates(dates: readonly EventDate[], today: string): SplitDates {
  const sorted = [...dates].sort((a, b) => (whenBegins(a) < whenBegins(b) ? -1 : 1))
  const isComing = (date: EventDate) => isToCome(whenBegins(date), whenEnds(date), today)
  return { coming: sorted.filter(isComing), past: sorted.filter((date) => !isComing(date)).reverse() }
}

/** Whether an event has not ended when a day begins. Without an end, it lasts until its day is over. */
export function isToCome(start: string, end: string | undefined, today: string): boolean {
  if (start.slice(0, 10) >= today) return true
  return end !== undefined && (end === today || end > `${today}T00:00`)
}

/** The date by which an event is listed: the next one, or the last if all are past. */
export function nextDate(dates: readonly EventDate[], today: string): EventDate | undefined {
  const { coming, past } = splitDates(dates, today)
  return coming[0] ?? past[0]
}

/** When a date begins: a day, or a time of a day. */
export function whenBegins({ day, begins }: EventDate): string {
  return begins === undefined ? day : `${day}T${begins}`
}

/** When a date ends, if that is said. */
export function whenEnds(date: EventDate): string | undefined {
  return date.begins === undefined || date.ends === undefined ? undefined : endOnItsDay(whenBegins(date), date.ends)
}

/** An end that is a time alone, on the day of the start, or after midnight. */
export function endOnItsDay(start: string, time: string): string {
  const day = start.slice(0, 10)
  const isNextDay = start.length > 10 && time <= start.slice(11)
  return `${isNextDay ? addDays(day, 1) : day}T${time}`
}
