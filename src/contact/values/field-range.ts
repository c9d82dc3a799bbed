import type { FormField } from '../../content/page-content.ts'

/** Whether the value of a field for a day, a time or a number is in its range. */
export function isInRange(field: FormField, value: string, now = new Date()): boolean {
  switch (field.type) {
    case 'day':
      return (
        /^\d{4}-\d\d-\d\d$/.test(value) &&
        (field.fromDays === undefined || value >= dayFrom(now, field.fromDays)) &&
        // The first matching rule for a day counts.
        !field.closed?.find(
          ([from, until]) => (from <= value && value <= until) || from === String(new Date(value).getUTCDay()),
        )?.[2]
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

/** A day as browsers write it, some days from now, in the visitor's time zone. */
function dayFrom(now: Date, days: number): string {
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10)
}
