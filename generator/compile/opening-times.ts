import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import type { OpeningHours } from '../../schema/site-config.ts'

/** The hours as search engines take them. */
export function openingTimes(hours: readonly OpeningHours[]): OpeningHoursSpecification[] {
  return hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => capitalised(day) as DayOfWeek),
    opens,
    closes,
  }))
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
