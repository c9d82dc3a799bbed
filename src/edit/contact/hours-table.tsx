import { type KeyboardEvent, useId } from 'react'
import { type Weekday, weekdays } from '../../../schema/weekdays.ts'
import { Icon } from '../icon.tsx'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { TimeInput } from './time-input.tsx'
import { type Span, twoSpans, usualSpans, type Week } from './week.ts'

interface HoursTableProps {
  readonly week: Week
  onChange(week: Week): void
}

/** The hours of a week: a line for each day, which is open or closed, with one or two times. */
export function HoursTable({ week, onChange }: HoursTableProps) {
  const { language } = useOpenFile()
  const change = (day: Weekday, spans: readonly Span[]) => onChange({ ...week, [day]: spans })
  return (
    <ul className="hours-table" data-part="hours" onKeyDown={moveDay}>
      {weekdays.map((day, index) => (
        <DayRow
          key={day}
          part={day}
          name={dayName(index, language)}
          spans={week[day]}
          usual={usualSpans(week, day)}
          onChange={(spans) => change(day, spans)}
        />
      ))}
    </ul>
  )
}

/** With Alt, the arrows go from a field to the same one of the next day that has it, or of the day before. */
function moveDay(event: KeyboardEvent<HTMLElement>): void {
  const way = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[event.key]
  const row = (event.target as Element).closest('li')
  if (!event.altKey || !way || !row) return
  // The browser would open its clock.
  event.preventDefault()
  const index = [...row.querySelectorAll('input')].indexOf(event.target as HTMLInputElement)
  let day = row[way as 'nextElementSibling']
  while (day && !day.querySelectorAll('input')[index]) day = day[way as 'nextElementSibling']
  day?.querySelectorAll('input')[index]?.focus()
}

interface DayRowProps {
  readonly part: Weekday
  readonly name: string
  readonly spans: readonly Span[]
  /** What the day begins with once it is open. */
  readonly usual: readonly Span[]
  onChange(spans: readonly Span[]): void
}

/** The most times of a day that are asked for; a file may have more. */
const most = 2

function DayRow({ part, name, spans, usual, onChange }: DayRowProps) {
  const { words, fill } = useWords()
  const { contact } = words
  const id = useId()
  const isOpen = spans.length > 0
  return (
    <li data-open={isOpen || undefined} data-part={part}>
      <span className="hours-day" id={id}>
        {name}
      </span>
      <label className="choice hours-switch">
        <input
          type="checkbox"
          aria-labelledby={`${id} ${id}switch`}
          checked={isOpen}
          onChange={({ target }) => onChange(target.checked ? usual : [])}
        />
        <span id={`${id}switch`}>{isOpen ? contact.open : contact.closed}</span>
      </label>
      <div className="hours-spans">
        {spans.map((span, index) => (
          <div key={index} className="hours-span">
            <TimeInput
              label={fill(index === 0 ? contact.opens : contact.opensAgain, { day: name })}
              value={span.opens}
              onSave={(opens) => onChange(spans.with(index, { ...span, opens }))}
            />
            <span>{contact.until}</span>
            <TimeInput
              label={fill(index === 0 ? contact.closes : contact.closesAgain, { day: name })}
              value={span.closes === '24:00' ? '00:00' : span.closes}
              onSave={(closes) =>
                onChange(spans.with(index, { ...span, closes: closes === '00:00' ? '24:00' : closes }))
              }
            />
            {index > 0 && (
              <button
                type="button"
                className="icon-button"
                aria-label={fill(contact.removeSpan, { day: name })}
                onClick={() => onChange(spans.filter((_, at) => at !== index))}
              >
                <Icon name="close" />
              </button>
            )}
            {spans.length < most && (
              <button
                type="button"
                className="hours-add"
                aria-label={fill(contact.addSpanOn, { day: name })}
                title={contact.addSpan}
                onClick={() => onChange(twoSpans(span))}
              >
                <Icon name="plus" /> <span className="wide-only">{contact.addSpan}</span>
              </button>
            )}
          </div>
        ))}
      </div>
    </li>
  )
}

/** The name of a day, counted from Monday: the 1st of January 2024 was one. */
export function dayName(index: number, language: string): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + index),
  )
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language))
}
