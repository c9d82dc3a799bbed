import type { ClosedDays, FormField } from '../../content/page-content.ts'

/** Whether what was chosen in a field for a day, a time or a number is one that it takes. */
export function isInRange(field: FormField, value: string, now = new Date()): boolean {
  switch (field.type) {
    case 'day':
      return (
        /^\d{4}-\d\d-\d\d$/.test(value) &&
        (field.fromDays === undefined || value >= dayFrom(now, field.fromDays)) &&
        !(field.closed && isClosed(field.closed, value))
      )
    case 'time':
      return /^\d\d:\d\d/.test(value) && value >= (field.earliest ?? '') && value.slice(0, 5) <= (field.latest ?? '24')
    case 'number':
      return (
        /^-?\d{1,9}$/.test(value) && Number(value) >= (field.least ?? 0) && Number(value) <= (field.most ?? Infinity)
      )
    default:
      return true
  }
}

/** Whether a day is none of those on which a company is open. */
function isClosed({ weekdays, exceptions }: ClosedDays, day: string): boolean {
  const exception = exceptions.find(({ from, until }) => from <= day && day <= until)
  return exception ? !exception.isOpen : weekdays.includes(new Date(`${day}T00:00Z`).getUTCDay())
}

/** A day as browsers write it, some days after another one, where the visitor is. */
function dayFrom(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
