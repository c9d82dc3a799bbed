import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { beforeAll, expect, test } from 'vitest'
import { checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { calendarText } from '../../generator/lib/days/calendar-text.ts'
import { localMoment, momentInCountry, offsetOfTime } from '../../generator/lib/days/local-time.ts'
import { thirdSite } from '../site/command.ts'

/** The third site whose workshops are events: one on two evenings and a past one, the other on whole days. */
const written = readFileSync(thirdSite, 'utf8')
  .replace('    type: Course\n', '    type: Event\n')
  .replace(
    '    fields:\n      price:\n',
    `    fields:\n      day: { kind: day, label: { en: Day, ja: 日, ar: اليوم }, property: startDate }\n      last: { kind: day, label: { en: Until, ja: まで, ar: حتى }, property: endDate }\n      price:\n`,
  )
  .replace(
    '        icon: hammer\n        facts:\n',
    `        icon: hammer\n        dates:\n          - { day: 2020-03-04, begins: "19:00" }\n          - { day: 2030-05-02, begins: "19:30", ends: "01:15" }\n          - { day: 2030-12-24 }\n        facts:\n`,
  )
  .replace('        icon: flame\n', '        icon: flame\n        facts: { day: 2031-01-02, last: 2031-01-04 }\n')

let model: SiteModel
beforeAll(async () => {
  const { config, diagnostics } = checkSource(
    { file: thirdSite, bytes: new TextEncoder().encode(written) },
    createRuleContext(thirdSite),
  )
  if (!config) throw new Error(diagnostics.map(({ code, path }) => `${code} ${path.join('.')}`).join('\n'))
  model = (await compileSite(config, thirdSite)).model
})

function pageOf(key: string, locale: string) {
  const page = model.pages.find(({ route }) => route.key === key && route.locale === locale)
  if (!page || !('sections' in page.page.content)) throw new Error(`No page ${key}`)
  return { ...page, sections: page.page.content.sections }
}

function fileAt(address: string): string {
  const file = model.pages.map(({ data }) => data?.[address]).find((text) => text !== undefined)
  if (file === undefined) throw new Error(`No file ${address}`)
  return file
}

/** The dates of a calendar file, as a program reads them that knows nothing of us. */
function read(address: string) {
  const calendar = new ICAL.Component(ICAL.parse(fileAt(address)))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { uid, summary, description, location, startDate, endDate } = event
    const url = component.getFirstPropertyValue('url')
    return { uid, summary, description, location, start: String(startDate), end: String(endDate), url }
  })
}

test('an event has a calendar file with each of its dates to come, in the language of the page', () => {
  const today = model.pages[0] && new Date().toISOString().slice(0, 10).replaceAll('-', '')
  expect(fileAt('/ar/zellige.ics')).toContain(`DTSTAMP:${today}T000000Z\r\n`)
  expect(read('/en/zellige.ics')).toEqual([
    {
      uid: 'zellige-20300502T1930@www.dar-nasim.example',
      summary: 'Cutting tiles',
      description: 'A morning at the bench of a master of zellige.',
      location: 'Dar Nasim, 18 Derb Sidi Safi, 30110 Fes, Fès-Meknès, Morocco',
      start: '2030-05-02T18:30:00Z',
      end: '2030-05-03T00:15:00Z',
      url: 'https://www.dar-nasim.example/en/crafts/tiles',
    },
    expect.objectContaining({ uid: 'zellige-20301224@www.dar-nasim.example', start: '2030-12-24', end: '2030-12-25' }),
  ])
  expect(read('/ja/zellige.ics')[0]).toMatchObject({
    uid: 'zellige-20300502T1930@www.dar-nasim.example',
    summary: 'タイルを切る',
    description: 'ゼリージュの親方の作業台で過ごす午前。',
  })
  expect(read('/ar/zellige.ics')[1]).toMatchObject({ summary: 'تقطيع الزليج', start: '2030-12-24' })
})

test('the file of all dates has those that are to come, the next first, and each list of the events leads to it', () => {
  expect(read('/en/all.workshops.ics').map(({ uid, start, end }) => [uid, start, end])).toEqual([
    ['zellige-20300502T1930@www.dar-nasim.example', '2030-05-02T18:30:00Z', '2030-05-03T00:15:00Z'],
    ['zellige-20301224@www.dar-nasim.example', '2030-12-24', '2030-12-25'],
    ['henna-20310102@www.dar-nasim.example', '2031-01-02', '2031-01-05'],
  ])
  // Japanese has no page of the other one.
  expect(read('/ja/all.workshops.ics')).toHaveLength(2)
  const cards = pageOf('house', 'en').sections.find(({ id }) => id === 'workshops')
  expect(cards?.kind === 'cards' && cards.calendar).toEqual({
    href: '/en/all.workshops.ics',
    name: 'workshops.ics',
    text: 'Add all dates to your calendar',
  })
})

test('the page of an event leads to its file and says its dates to come, its card the next one', () => {
  const facts = pageOf('zellige', 'ja').sections.find(({ kind }) => kind === 'facts')
  expect(facts?.kind === 'facts' && [facts.calendar, facts.facts[0]]).toEqual([
    { href: '/ja/zellige.ics', name: 'zellige.ics', text: 'カレンダーに追加' },
    {
      label: '日程',
      text: '2030年5月2日(木) 19\u2060時\u206030\u2060分\u2060〜\u20601\u2060時\u206015\u2060分',
      more: ['2030年12月24日(火)'],
    },
  ])
  const cards = pageOf('house', 'ja').sections.find(({ id }) => id === 'workshops')
  const card = cards?.kind === 'cards' ? cards.cards.find(({ key }) => key === 'zellige') : undefined
  expect(card?.facts?.[0]).toEqual({
    label: '日程',
    text: '2030年5月2日(木) 19\u2060時\u206030\u2060分\u2060〜\u20601\u2060時\u206015\u2060分',
  })
})

test('search engines get an event for each date, those to come first', () => {
  const { '@graph': graph } = pageOf('zellige', 'en').structuredData as unknown as {
    '@graph': readonly Record<string, unknown>[]
  }
  const events = graph.filter((node) => node['@type'] === 'Event')
  expect(events.map((node) => [String(node['@id']).split('#')[1], node.startDate, node.endDate])).toEqual([
    ['event', '2030-05-02T19:30+01:00', '2030-05-03T01:15+01:00'],
    ['event-2', '2030-12-24', undefined],
    ['event-3', '2020-03-04T19:00+01:00', undefined],
  ])
  // Nobody can buy a ticket for what is over.
  expect(events.map(({ offers }) => offers)).toEqual([
    { '@type': 'Offer', price: 450, priceCurrency: 'MAD' },
    { '@type': 'Offer', price: 450, priceCurrency: 'MAD' },
    undefined,
  ])
})

test('lines hold 75 bytes and no character is divided; signs of the format are escaped', () => {
  const text = calendarText({
    name: 'Lista; um, dois',
    host: 'www.example.com',
    today: '2026-11-28',
    dates: [
      {
        uid: 'a@www.example.com',
        start: '2026-12-01T20:00',
        title: 'C:\\Noche, día; fin',
        text: `${'日'.repeat(60)}\nالسطر الثاني`,
        address: 'https://www.example.com/es/a,b',
      },
    ],
  })
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
  expect(lines.at(-1)).toBe('')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(lines.filter((line) => /^(DT|SUMMARY|URL|X-WR)/.test(line))).toEqual([
    'X-WR-CALNAME:Lista\\; um\\, dois',
    'DTSTAMP:20261128T000000Z',
    'DTSTART:20261201T200000',
    'SUMMARY:C:\\\\Noche\\, día\\; fin',
    'URL:https://www.example.com/es/a,b',
  ])
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('description')).toBe(`${'日'.repeat(60)}\nالسطر الثاني`)
  expect(event?.getFirstPropertyValue('summary')).toBe('C:\\Noche, día; fin')
})

test.each([
  ['the zone of the company', { country: 'BR' }, '2030-07-01T22:30Z'],
  ['the zone of the place', { country: 'BR', timeZone: 'America/Manaus' }, '2030-07-01T23:30Z'],
  ['the only zone of another country', { country: 'JP' }, '2030-07-01T10:30Z'],
  ['none of another country that has several', { country: 'ES' }, undefined],
])('a time is a moment by %s', (_which, place, moment) => {
  const company = { country: 'BR', timeZone: 'America/Sao_Paulo' }
  expect(localMoment('2030-07-01T19:30', place, company)).toBe(moment)
})

test.each([
  ['2030-07-01T19:30', 'DE', '2030-07-01T17:30Z'],
  ['2030-12-31T19:30', 'DE', '2030-12-31T18:30Z'],
  ['2030-03-31T03:00', 'DE', '2030-03-31T01:00Z'],
  ['2030-07-01T08:00', 'JP', '2030-06-30T23:00Z'],
  ['2030-07-01T08:00', 'BR', undefined],
])('%s in %s is %s', (time, country, moment) => {
  expect(momentInCountry(time, country)).toBe(moment)
})

test.each([
  ['2030-07-01T19:30', 'Asia/Tehran', '+03:30'],
  ['2030-07-01T19:30', 'America/St_Johns', '-02:30'],
  ['2030-01-01T19:30', 'America/St_Johns', '-03:30'],
  ['2030-01-01T00:15', 'Europe/London', '+00:00'],
  ['2030-07-01T00:15', 'Europe/Kyiv', '+03:00'],
])('%s in %s is %s of universal time', (time, timeZone, offset) => {
  expect(offsetOfTime(time, { timeZone }, {})).toBe(offset)
})

test('a time of a country with several time zones has no offset', () => {
  expect(offsetOfTime('2030-07-01T19:30', {}, { country: 'US' })).toBeUndefined()
})
