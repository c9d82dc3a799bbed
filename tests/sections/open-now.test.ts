import { expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { OpenHours } from '../../src/content/page-content.ts'
import { openLine } from '../../src/open-now/open-line.ts'
import { thirdPage } from '../layout/third-page.ts'
import { thirdSite } from '../site/command.ts'

const words = {
  until: 'Open now until {{time}}',
  today: 'Closed, opens at {{time}}',
  day: 'Closed, opens {{day}} at {{time}}',
}

/** A shop in Fes with a pause at noon, whose bar is open on Saturday until two in the morning. */
const shop: OpenHours = {
  zone: 'Africa/Casablanca',
  week: [
    ['12345', '09:00', '12:30', '9:00', '12:30'],
    ['12345', '14:00', '18:00', '14:00', '18:00'],
    ['6', '20:00', '02:00', '20:00', '2:00'],
  ],
  changed: [
    ['2026-12-24', '2026-12-26'],
    ['2026-12-28', '2026-12-28', '10:00', '13:00', '10:00', '13:00'],
  ],
  words,
}

test.each([
  // A Monday. In Fes it is an hour later than in Greenwich.
  ['2026-11-30T07:59Z', 'Closed, opens at 9:00'],
  ['2026-11-30T08:00Z', 'Open now until 12:30'],
  ['2026-11-30T11:30Z', 'Closed, opens at 14:00'],
  ['2026-11-30T17:00Z', 'Closed, opens Tuesday at 9:00'],
  // Friday evening, the night of Saturday, and Sunday.
  ['2026-12-04T18:00Z', 'Closed, opens Saturday at 20:00'],
  ['2026-12-06T00:30Z', 'Open now until 2:00'],
  ['2026-12-06T01:00Z', 'Closed, opens Monday at 9:00'],
  // Closed from Thursday to Saturday, and open in the morning of the next Monday alone.
  ['2026-12-24T09:00Z', 'Closed, opens Monday at 10:00'],
  ['2026-12-28T11:59Z', 'Open now until 13:00'],
  ['2026-12-28T12:00Z', 'Closed, opens Tuesday at 9:00'],
])('at %s a visitor reads: %s', (now, line) => {
  expect(openLine(shop, new Date(now), 'en-GB')).toEqual({
    text: line,
    ...(line.startsWith('Open') && { isOpen: true }),
  })
})

test('hours that meet at midnight are one time, and nothing is said of what never closes or does not open within a week', () => {
  const night = {
    ...shop,
    changed: [],
    week: [
      ['1', '20:00', '24:00', '20:00', '0:00'],
      ['2', '00:00', '05:00', '0:00', '5:00'],
    ],
  }
  expect(openLine(night, new Date('2026-11-30T20:00Z'), 'en-GB')?.text).toBe('Open now until 5:00')
  const always = { ...shop, changed: [], week: [['0123456', '00:00', '24:00', '0:00', '0:00']] }
  expect(openLine(always, new Date('2026-11-30T20:00Z'), 'en-GB')).toBeUndefined()
  const holiday = { ...shop, changed: [['2026-11-01', '2026-12-31']] }
  expect(openLine(holiday, new Date('2026-11-30T20:00Z'), 'en-GB')).toBeUndefined()
})

/** What the pages of the third site in English know of hours, where the shop says the time zone or the country that is given. */
async function knownHours(place: object) {
  const { config } = checkFile(thirdSite)
  if (!config) throw new Error('The third site has errors')
  const changed: SiteConfig = structuredClone(config)
  Object.assign(changed.offices?.shop ?? {}, { place })
  const { model } = await compileSite(changed, thirdSite)
  const pages = model.pages.filter(({ route }) => route.locale === 'en')
  const found: OpenHours[] = []
  JSON.parse(JSON.stringify(pages), (key, value) => {
    if (key === 'open' && value?.zone) found.push(value)
    return value
  })
  return found
}

test('the time zone is that of the place, else of its country where that has only one', async () => {
  const zones = async (place: object) => [...new Set((await knownHours(place)).map(({ zone }) => zone))]
  expect(await zones({})).toEqual(['Africa/Casablanca'])
  expect(await zones({ country: 'JP' })).toEqual(['Asia/Tokyo'])
  expect(await zones({ country: 'ES' })).toEqual([])
  expect(await zones({ country: 'ES', timeZone: 'Atlantic/Canary' })).toEqual(['Atlantic/Canary'])
})

test('beside the hours of a place there is an empty line for the browser, with what it has to know', async () => {
  const [known] = await knownHours({})
  expect(known).toEqual({
    zone: 'Africa/Casablanca',
    week: [['601234', '10:00', '18:30', '10:00', '18:30']],
    changed: [
      ['2030-03-20', '2030-03-22'],
      ['2030-04-01', '2030-04-01', '10:00', '13:00', '10:00', '13:00'],
    ],
    words,
  })
  const page = await thirdPage('contact')
  const lines = Array.from(page.querySelectorAll<HTMLElement>('.open-now'), (line) => [line.hidden, line.textContent])
  expect(lines).toEqual([[true, '']])
  // The company itself has hours in words of its own alone, and other pages have none.
  expect((await thirdPage('rooms')).querySelector('.open-now')).toBeNull()
})
