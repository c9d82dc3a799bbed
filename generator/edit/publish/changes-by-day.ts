import { dayForm } from '../../lib/days/is-day.ts'

const day = new RegExp(`^${dayForm}(?=$|T)`)

/** Whether a value has a day that is still to come or is today: a site that names one shows something else then, without a change of its file. */
export function changesByDay(value: unknown, today: string): boolean {
  if (typeof value === 'string') return (day.exec(value)?.[0] ?? '') >= today
  return typeof value === 'object' && value !== null && Object.values(value).some((child) => changesByDay(child, today))
}
