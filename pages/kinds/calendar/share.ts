import type { Content, Formats, SheetLine } from 'site-from-yaml/kinds'
import type { Calendar } from './type.ts'

/** The lines of the document on the picture of a shared link. */
export function shareLines({ events }: Content<Calendar>, { number }: Formats): SheetLine[] {
  return events.map(({ day, text, status }) => ({
    text,
    end: number(day),
    sign: status === 'done' ? ('good' as const) : ('fair' as const),
  }))
}
