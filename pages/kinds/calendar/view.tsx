import { useId } from 'react'
import {
  type Content,
  type DocumentProps,
  Legend,
  Letterhead,
  Mark,
  useFormats,
  useMessages,
  useShell,
} from 'site-from-yaml/kinds'
import { dayName, monthName, monthWeeks, weekdayHeads, weekdayNames, weekdaysFrom } from './month.ts'
import type { Calendar } from './type.ts'

type CalendarEvent = Content<Calendar>['events'][number]

const statuses = ['done', 'planned'] as const
const marks = { done: 'pass', planned: 'open' } as const

/** A month of visits and tasks: a wall planner on a wide sheet, a small month with an agenda below it on a narrow one. */
export function Large({ artefact }: DocumentProps<Calendar>) {
  const id = useId()
  const { tag, week } = useShell()
  const heads = weekdayHeads(tag, week.firstDay)
  return (
    <>
      <Letterhead artefact={artefact} />
      <div className="artefact-calendar-bar">
        <p className="artefact-calendar-month" id={id}>
          {monthName(tag, artefact.month)}
        </p>
        <StatusLegend events={artefact.events} />
      </div>
      <table aria-labelledby={id}>
        <colgroup>
          {weekdaysFrom(week.firstDay).map((day) => (
            <col key={day} className={week.weekend.includes(day) ? 'artefact-calendar-weekend' : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {weekdayNames(tag, 'long', week.firstDay).map((name, index) => (
              <th key={name} scope="col" aria-label={name}>
                {heads[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(artefact.month, week.firstDay).map((days) => (
            <tr key={days.join()}>
              {days.map((day, weekday) => (
                <Day key={weekday} day={day} events={artefact.events.filter((event) => event.day === day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Agenda artefact={artefact} />
    </>
  )
}

function StatusLegend({ events }: { readonly events: readonly CalendarEvent[] }) {
  const { t } = useMessages()
  const entries = statuses.map((status) => ({
    key: status,
    sign: <Mark kind={marks[status]} />,
    label: t(`artefacts.${status}`),
    count: events.filter((event) => event.status === status).length,
  }))
  return <Legend entries={entries} />
}

function Day({ day, events }: { readonly day: number; readonly events: readonly CalendarEvent[] }) {
  const { number } = useFormats()
  if (day === 0) return <td className="artefact-calendar-outside" />
  const [first] = events
  return (
    <td className={first && `artefact-calendar-${first.status}`}>
      <span className="artefact-calendar-day">{number(day)}</span>
      {events.map((event, index) => (
        <Entry key={index} event={event} />
      ))}
    </td>
  )
}

function Entry({ event: { text, status } }: { readonly event: CalendarEvent }) {
  const { t } = useMessages()
  return (
    <span className="artefact-calendar-entry">
      <Mark kind={marks[status]} />
      <span className="visually-hidden">{`${t(`artefacts.${status}`)}: `}</span>
      <span className="artefact-calendar-text">{text}</span>
    </span>
  )
}

/** The same events as a list, shown on a narrow sheet instead of the texts in the planner. */
function Agenda({ artefact: { month, events } }: DocumentProps<Calendar>) {
  const { tag, week } = useShell()
  const last = Math.max(...monthWeeks(month, week.firstDay).flat())
  return (
    <ul className="artefact-calendar-agenda">
      {events
        .filter(({ day }) => day <= last)
        .map((event, index) => (
          <li key={index}>
            <b>{dayName(tag, month, event.day)}</b>
            <Entry event={event} />
          </li>
        ))}
    </ul>
  )
}

/** A day of the month, marked by what is done or planned on it. */
function marked(day: string, status: 'done' | 'planned' | undefined) {
  if (status === 'done') return <b>{day}</b>
  if (status === 'planned') return <i>{day}</i>
  return day
}

/** Its first lines, as a picture. */
export function Small({ artefact }: DocumentProps<Calendar>) {
  const { tag, week } = useShell()
  const { number } = useFormats()
  const dayStatus = (day: number) => artefact.events.find((event) => event.day === day)?.status
  return (
    <>
      <Letterhead artefact={{ title: artefact.title, subtitle: monthName(tag, artefact.month) }} />
      <table role="none">
        <tbody>
          <tr>
            {weekdayNames(tag, 'narrow', week.firstDay).map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
          {monthWeeks(artefact.month, week.firstDay).map((days) => (
            <tr key={days.join()}>
              {days.map((day, weekday) => (
                <td key={weekday}>{day === 0 ? null : marked(number(day), dayStatus(day))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
