import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { type Weekday, weekdays } from '../../../schema/weekdays.ts'
import { capitalize } from '../../capitalize.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import type { EditsAnswer } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { dayName, daysInWords } from './day-name.ts'
import { TimeInput } from './time-input.tsx'
import { type Span, twoSpans, usualSpans, type Week } from './week.ts'

interface HoursTableProps {
  readonly week: Week
  onChange(week: Week): Promise<EditsAnswer>
}

/** The hours of a week: a line for each day, which is open or closed, with one or two times. */
export function HoursTable({ week, onChange }: HoursTableProps) {
  const { language } = useOpenFile()
  const { words, fill } = useWords()
  /** The day that was changed last, and what it was before. */
  const [changed, setChanged] = useState<{ readonly day: Weekday; readonly was: readonly Span[] }>()

  function change(day: Weekday, spans: readonly Span[]): Promise<EditsAnswer> {
    if (changed?.day !== day) setChanged({ day, was: week[day] })
    return onChange({ ...week, [day]: spans })
  }

  return (
    <ul className="hours-table" data-part="hours" onKeyDown={moveDay}>
      {weekdays.map((day) => {
        const alike = changed?.day === day ? daysAlike(week, changed) : []
        return (
          <DayRow
            key={day}
            part={day}
            name={capitalize(dayName(day, language), language)}
            spans={week[day]}
            usual={usualSpans(week, day)}
            onChange={(spans) => change(day, spans)}
          >
            {alike.length > 0 && (
              <Button
                label={fill(words.contact.sameOn, { days: daysInWords(alike, language) })}
                className="hours-alike"
                onClick={() => void onChange({ ...week, ...Object.fromEntries(alike.map((one) => [one, week[day]])) })}
              />
            )}
          </DayRow>
        )
      })}
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

/** The days that had the hours of a day before it was changed: most often they change with it. */
function daysAlike(week: Week, { day, was }: { readonly day: Weekday; readonly was: readonly Span[] }): Weekday[] {
  const text = (spans: readonly Span[]) => JSON.stringify(spans.map(({ opens, closes }) => [opens, closes]))
  if (was.length === 0 || text(week[day]) === text(was)) return []
  return weekdays.filter((one) => one !== day && text(week[one]) === text(was))
}

interface DayRowProps {
  readonly part: Weekday
  readonly name: string
  readonly spans: readonly Span[]
  /** What the day begins with once it is open. */
  readonly usual: readonly Span[]
  onChange(spans: readonly Span[]): Promise<EditsAnswer>
  /** What else can be done with the hours of the day. */
  readonly children?: ReactNode
}

/** The most times of a day that are asked for; a file may have more. */
const most = 2

function DayRow({ part, name, spans, usual, onChange, children }: DayRowProps) {
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
          onChange={({ target }) => void onChange(target.checked ? usual : [])}
        />
        <span id={`${id}switch`}>{contact.open}</span>
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
                onClick={() => void onChange(spans.filter((_, at) => at !== index))}
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
                onClick={() => void onChange(twoSpans(span))}
              >
                <Icon name="plus" /> <span className="wide-only">{contact.addSpan}</span>
              </button>
            )}
          </div>
        ))}
      </div>
      {children}
    </li>
  )
}
