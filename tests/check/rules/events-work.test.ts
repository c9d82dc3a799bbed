import { expect, test } from 'vitest'
import { found, foundInThird } from './found.ts'

const third = (dates: string, country = 'MA', more = '') =>
  foundInThird(
    ['    type: Course\n', '    type: Event\n'],
    ['  country: MA\n', `  country: ${country}\n${more}`],
    ['        icon: hammer\n', `        icon: hammer\n        dates: [${dates}]\n`],
  )
    .map(({ code, path }) => `${code} ${path.join('.')}`)
    .filter((problem) => /zone-unsaid|key-missing|form-wrong|dates-untold/.test(problem))

const evening = '{ day: 2030-05-02, begins: "19:30" }'

test('an end needs a beginning', () => {
  expect(third('{ day: 2030-05-02, ends: "19:30" }')).toEqual([
    'key-missing collections.workshops.entries.zellige.dates.0',
  ])
})

test('times of a country of several time zones are moments once one is said', () => {
  expect(third(evening)).toEqual([])
  expect(third(`${evening}, ${evening.replace('02', '03')}`, 'ES')).toEqual(['zone-unsaid organization.country'])
  expect(third('{ day: 2030-05-02 }', 'ES')).toEqual([])
  expect(third(evening, 'ES', '  timeZone: Europe/Madrid\n')).toEqual([])
})

test.each(['Europe/Madird', 'Madrid', 'GMT+25'])('there is no time zone %s', (zone) => {
  expect(third(evening, 'ES', `  timeZone: ${zone}\n`)).toContain('form-wrong organization.timeZone')
})

test('dates of a service are told nobody', () => {
  expect(found(['services:\n  accord:\n', 'services:\n  accord:\n    dates: [{ day: 2030-05-02 }]\n'])).toEqual([
    'dates-untold services.accord.dates',
  ])
})
