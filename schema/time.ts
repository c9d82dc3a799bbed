/**
 * A time of the day, as "08:00".
 * @form time
 * @examples ["08:00"]
 * @pattern ^([01]\d|2[0-3]):[0-5]\d$
 */
export type Time = string
