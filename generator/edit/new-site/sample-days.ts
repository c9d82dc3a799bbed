import { type Weekday, weekdays } from '../../../schema/weekdays.ts'
import { addDays } from '../../lib/days/add-days.ts'

/**
 * The day of a sample, year-month-day, so that a new site always shows what is to come: "friday+3" is the Friday of the third week after that
 * of today, "saturday-2" the Saturday of the second before.
 */
export function sampleDay(weekday: string, weeks: number, today: string): string {
  const sinceMonday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7
  return addDays(today, weekdays.indexOf(weekday as Weekday) - sinceMonday + 7 * weeks)
}

/** What stands for such a day. */
export const sampleDays: RegExp = new RegExp(`\\{\\{(${weekdays.join('|')})([+-]\\d+)\\}\\}`, 'g')
