import { useEffect, useState } from 'react'

/**
 * Makes the attributes of what is shown until a day. The built page shows it by the day of the build; on the visitor's, the script of the page
 * hides what is over, and so does this on pages that the app has drawn.
 *
 * @returns a function of the last day, as year-month-day, and of the class that it has anyway; without a day, that is all
 */
export function useShownUntil() {
  const [today, setToday] = useState('')
  useEffect(() => setToday(localDay(new Date())), [])
  return (until: string | undefined, className?: string) => {
    if (until === undefined) return { className }
    return { className: `shown-until ${className ?? ''}`.trim(), 'data-until': until, hidden: until < today }
  }
}

/** The day where the visitor is, as year-month-day. */
function localDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
