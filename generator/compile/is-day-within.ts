interface Days {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Whether a day, year-month-day, is between two others; one that is left out is no limit. */
export function isDayWithin(day: string, { from = '', until = '9' }: Days): boolean {
  return from <= day && day <= until
}
