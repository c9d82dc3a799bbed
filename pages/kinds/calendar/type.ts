import type { DocumentBase, LocalisedText } from 'site-from-yaml/kinds'

/** A calendar of visits and tasks in one month. */
export interface Calendar extends DocumentBase {
  /** The kind of document. */
  kind: 'calendar'
  /**
   * The month that is shown, year-month.
   * @form month
   * @examples ["2026-03"]
   * @pattern ^\d{4}-(0[1-9]|1[0-2])$
   */
  month: string
  /**
   * What happens on which day.
   * @minItems 1
   */
  events: CalendarEvent[]
}

/** Something on one day of the calendar. */
export interface CalendarEvent {
  /** The day of the month. @dayOf month @minimum 1 @maximum 31 @form wholeNumber @multipleOf 1 */
  day: number
  /** What happens. */
  text: LocalisedText
  /** Whether it was done or is planned. */
  status: 'done' | 'planned'
}
