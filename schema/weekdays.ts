import type { OpeningHours } from './site-config.ts'

/** A day of the week, as the configuration names it. */
export type Weekday = OpeningHours['days'][number]

/** The days of the week, from Monday. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[]
