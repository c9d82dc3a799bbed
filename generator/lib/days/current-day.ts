/** The day of today, as dates are written: "2026-03-01". */
export function currentDay(): string {
  return new Date().toISOString().slice(0, 10)
}
