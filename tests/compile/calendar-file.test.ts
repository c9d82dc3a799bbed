import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '../../generator/compile/calendar-file.ts'

const concert: CalendarEvent = {
  id: 'concert.en@stage.example',
  title: 'Bach; two cellos, one room',
  description: 'Doors open at seven.\nBring a coat \\ scarf.',
  address: 'https://stage.example/en/events/concert',
  start: '2026-03-12T19:30',
}

const linesOf = (event: CalendarEvent) => calendarFile(event).split('\r\n')

test('an event with a time is one moment at its place, and its texts are escaped', () => {
  expect(calendarFile(concert)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//site-from-yaml//EN',
      'BEGIN:VEVENT',
      'UID:concert.en@stage.example',
      'DTSTAMP:20260312T000000Z',
      'DTSTART:20260312T193000',
      'SUMMARY:Bach\\; two cellos\\, one room',
      'DESCRIPTION:Doors open at seven.\\nBring a coat \\\\ scarf.',
      'URL:https://stage.example/en/events/concert',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('whole days end with the day after the last; an end that is none is left out', () => {
  const days = { ...concert, start: '2026-02-27', end: '2026-02-28', place: 'Rua A, 5' }
  expect(linesOf(days)).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20260227', 'DTEND;VALUE=DATE:20260301', 'LOCATION:Rua A\\, 5']),
  )
  expect(linesOf({ ...concert, end: '2026-03-12T22:00' })).toContain('DTEND:20260312T220000')
  for (const end of ['2026-03-12', '2026-03-12T18:00'])
    expect(linesOf({ ...concert, end }).some((line) => line.startsWith('DTEND'))).toBe(false)
})

test('no line has more than 75 bytes, and none divides a letter', () => {
  const title = '音楽会🎻'.repeat(20)
  const lines = linesOf({ ...concert, title })
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
