/** The form of a day, year-month-day, as the source of a regular expression. */
export const dayForm = String.raw`\d{4}-\d\d-\d\d`

const wholeDay = new RegExp(`^${dayForm}$`)

/** Whether a text has the form of a day: year-month-day, even if there is no such day. */
export function hasDayForm(text: string): boolean {
  return wholeDay.test(text)
}

/** Whether a text is a day of the calendar, year-month-day. */
export function isDay(text: string): boolean {
  return hasDayForm(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true
}
