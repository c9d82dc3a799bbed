import type { CalendarLink as Link } from '../content/page-content.ts'

/** The link to a calendar file, which browsers keep or open in a calendar. */
export function CalendarLink({ calendar: { href, name, text } }: { readonly calendar: Link }) {
  return (
    <p className="calendar-link">
      <a href={href} download={name} type="text/calendar">
        {text}
      </a>
    </p>
  )
}
