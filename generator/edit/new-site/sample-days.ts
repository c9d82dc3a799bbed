const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/**
 * The day of a sample, year-month-day, so that a new site always shows what is to come: "friday+3" is the Friday of the third week after that
 * of today, "saturday-2" the Saturday of the second before.
 */
export function sampleDay(weekday: string, weeks: number, today: string): string {
  const day = new Date(`${today}T00:00Z`)
  const sinceMonday = (day.getUTCDay() + 6) % 7
  day.setUTCDate(day.getUTCDate() - sinceMonday + weekdays.indexOf(weekday) + 7 * weeks)
  return day.toISOString().slice(0, 10)
}

/** What stands for such a day. */
export const sampleDays: RegExp = new RegExp(`\\{\\{(${weekdays.join('|')})([+-]\\d+)\\}\\}`, 'g')
