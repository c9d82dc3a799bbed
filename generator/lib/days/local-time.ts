import type { PostalPlace } from '../../../schema/common.ts'

/**
 * Converts a local time at a place to a moment: in the time zone of the place, else that of the company if it is in the same country, else
 * that of the country. Undefined where none of these decides it.
 */
export function localMoment(time: string, place: PostalPlace, company: PostalPlace): string | undefined {
  const { country = company.country } = place
  const zone = place.timeZone ?? (country === company.country ? company.timeZone : undefined)
  return zone === undefined ? country && momentInCountry(time, country) : momentInZone(time, zone)
}

/** The time zone of a place: its own, else the company's if it is in the same country, else that of its country. Undefined where clocks there differ. */
export function findTimeZone(place: PostalPlace, company: PostalPlace): string | undefined {
  const { country = company.country } = place
  const zone = place.timeZone ?? (country === company.country ? company.timeZone : undefined)
  if (zone !== undefined || country === undefined) return zone
  const differs = ['2030-01-15T12:00', '2030-07-15T12:00'].some((time) => momentInCountry(time, country) === undefined)
  return differs ? undefined : timeZones(country)[0]
}

/** The UTC offset of a place at a time, as `+01:00`. Undefined where its time zone is not known. */
export function offsetOfTime(time: string, place: PostalPlace, company: PostalPlace): string | undefined {
  const moment = localMoment(time, place, company)
  if (moment === undefined) return undefined
  const minutes = (Date.parse(`${time}Z`) - Date.parse(moment)) / 60_000
  const clock = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16)
  return `${minutes < 0 ? '-' : '+'}${clock}`
}

/** Whether a time zone has a name that computers know. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/**
 * Converts a local time in a country to a moment (`2030-05-02T17:30Z`). Undefined where the country has several time zones that differ at
 * that time.
 *
 * @param time `2030-05-02T19:30`
 * @param country two letters
 */
export function momentInCountry(time: string, country: string): string | undefined {
  const moments = new Set(timeZones(country).map((zone) => momentInZone(time, zone)))
  return moments.size === 1 ? [...moments][0] : undefined
}

function timeZones(country: string): readonly string[] {
  // Engines have it as a property or, later, as a method; the types know neither.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    readonly timeZones?: readonly string[]
    getTimeZones?(): readonly string[]
  }
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

function momentInZone(time: string, timeZone: string): string {
  const wanted = Date.parse(`${time}Z`)
  // Where the clocks change between the guess and the moment, the second guess is right.
  const guess = wanted - offset(wanted, timeZone)
  return `${new Date(wanted - offset(guess, timeZone)).toISOString().slice(0, 16)}Z`
}

/** How far clocks are ahead of universal time at a moment, in milliseconds. */
function offset(moment: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - moment
}
