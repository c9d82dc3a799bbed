import { expect, test } from 'vitest'
import { hoursInWords } from '../../generator/compile/contact/hours-in-words.ts'
import { hasHoursInFoot, sectionForHours, withHours } from '../../generator/compile/contact/hours-places.ts'
import { dateInWords } from '../../generator/compile/words/date-in-words.ts'
import { timesInWords } from '../../generator/compile/words/times-in-words.ts'
import type { Sections } from '../../schema/pages.ts'
import type { OpeningHours } from '../../schema/site-config.ts'

const kitchen: OpeningHours[] = [
  { days: ['friday', 'saturday'], opens: '19:00', closes: '23:00' },
  { days: ['friday', 'saturday'], opens: '12:00', closes: '15:00' },
  { days: ['sunday'], opens: '00:00', closes: '24:00' },
]

/** A text with plain spaces, and without what holds its lines together. */
const bare = (text: string) => text.replaceAll('\u2060', '').replace(/[^\S\n]/g, ' ')

const linesIn = (tag: string, closed: string) => bare(hoursInWords(kitchen, { tag, closed })).split('\n')

test.each([
  ['pt', '14:00 – 18:30', '14:00_–^_18:30'],
  ['de', '14:00–18:30 Uhr', '14:00–^18:30_Uhr'],
  ['en', '2:00 – 6:30 PM', '2:00_–^_6:30_PM'],
  ['ja', '14時00分〜18時30分', '14^時^00^分^〜^18^時^30^分'],
])('no line breaks within a span of time in %s: %s', (tag, read, held) => {
  const told = timesInWords('14:00', '18:30', tag)
  expect(bare(told)).toBe(read)
  expect(told.replaceAll('\u00a0', '_').replaceAll('\u2060', '^')).toBe(held)
})

test('the hours of a week are written as each language writes days and times', () => {
  expect(linesIn('pt-BR', 'fechado')).toEqual([
    'Segunda-feira – quinta-feira: fechado',
    'Sexta-feira – sábado: 12:00 – 15:00, 19:00 – 23:00',
    'Domingo: 24 horas',
  ])
  expect(hoursInWords(kitchen, { tag: 'pt-BR', closed: '-' })).toContain('Sexta-\u2060feira')
  expect(linesIn('en-US', 'closed')[1]).toBe('Friday – Saturday: 12:00 – 3:00 PM, 7:00 – 11:00 PM')
  expect(linesIn('fr', 'fermé')[0]).toBe('Lundi – jeudi : fermé')
})

test('days of the week are joined by a dash where a country joins dates by words', () => {
  const [first] = hoursInWords([{ days: ['monday', 'tuesday'], opens: '09:00', closes: '18:00' }], {
    tag: 'es-AR',
    closed: 'cerrado',
  }).split('\n')
  expect(bare(first ?? '')).toMatch(/^Lunes – martes: /)
})

test('a week begins behind its weekend, and a span into the night has both of its ends', () => {
  const [first, ...others] = hoursInWords([{ days: ['sunday'], opens: '18:00', closes: '02:00' }], {
    tag: 'ar-EG',
    closed: 'مغلق',
  }).split('\n')
  expect(first?.startsWith('الأحد')).toBe(true)
  expect(others).toHaveLength(1)
  const sunday = hoursInWords([{ days: ['sunday'], opens: '18:00', closes: '02:00' }], { tag: 'de', closed: 'zu' })
  expect(bare(sunday)).toContain('Sonntag: 18:00–02:00 Uhr')
})

test.each([
  ['zh-CN', '星期五 – 星期六: 12:00–15:00、19:00–23:00'],
  ['ja', '金曜日〜土曜日: 12時00分〜15時00分、19時00分〜23時00分'],
  ['tr', 'Cuma – Cumartesi: 12:00–15:00, 19:00–23:00'],
  ['fa', 'جمعه: ۱۲:۰۰ تا ۱۵:۰۰، ۱۹:۰۰ تا ۲۳:۰۰'],
])('two times of a day are parted as %s parts the items of a list', (tag, expected) => {
  expect(linesIn(tag, '-')).toContain(expected)
})

test.each([
  ['de', '09:00–12:00 Uhr', '18:00–02:00 Uhr'],
  ['es', '9:00–12:00', '18:00–2:00'],
  ['ja', '9時00分〜12時00分', '18時00分〜2時00分'],
  ['fa', '۹:۰۰ تا ۱۲:۰۰', '۱۸:۰۰ تا ۲:۰۰'],
  ['pt', '09:00 – 12:00', '18:00 – 02:00'],
  ['en', '9:00 AM – 12:00 PM', '6:00 PM – 2:00 AM'],
])('a span by day and one into the night have one notation in %s, in hours and in dates', (tag, day, night) => {
  const told = (opens: string, closes: string) =>
    bare(hoursInWords([{ days: ['sunday'], opens, closes }], { tag, closed: '-' }))
  const dated = dateInWords({ localeTag: () => tag }, { day: '2030-05-02', begins: '18:00', ends: '02:00' })
  expect(told('09:00', '12:00')).toContain(`: ${day}`)
  expect(told('18:00', '02:00')).toContain(`: ${night}`)
  expect(bare(dated).endsWith(` ${night}`)).toBe(true)
})

test.each([
  ['fa', 'جمعه ۲۳ بهمن ۱۴۰۵ ساعت ۱۹:۳۰ تا ۲۱:۴۵'],
  ['ja', '2027年2月12日(金) 19時30分〜21時45分'],
  ['de', 'Fr., 12. Februar 2027 um 19:30–21:45 Uhr'],
])('the weekday of a date stands where %s has it', (tag, expected) => {
  const date = { day: '2027-02-12', begins: '19:30', ends: '21:45' }
  expect(bare(dateInWords({ localeTag: () => tag }, date))).toBe(expected)
})

test('a span into the night on a clock of twelve hours has the part of the day twice', () => {
  expect(bare(timesInWords('14:00', '13:00', 'en'))).toBe('2:00 PM – 1:00 PM')
  expect(bare(timesInWords('18:00', '24:00', 'en'))).toBe('6:00 PM – 12:00 AM')
})

const title = { en: 'Contact' }
const way = { detail: 'email', icon: 'mail', label: title } as const
const contact: Sections = {
  legal: { kind: 'contact', title, office: 'porto', items: [way] },
  us: { kind: 'contact', title, items: [way] },
}
const site = (details: object, sections: Sections) =>
  ({
    contactDetails: details,
    messages: { hours: { title: { en: 'Opening hours' } } },
    pages: { contact: { kind: 'page', sections } },
  }) as unknown as Parameters<typeof sectionForHours>[0]['config']

/** The section of a page that gets the hours; the sections that others show again stand on the page `home`. */
function gets(details: object, sections: Sections, elsewhere: Sections = {}): string | undefined {
  const findRoute = (key: string) => key === 'home' && { page: { type: 'page', key, config: { sections: elsewhere } } }
  const projection = { config: site(details, sections), locale: 'en', findRoute }
  return sectionForHours(projection as unknown as Parameters<typeof sectionForHours>[0], sections)
}

const week = { openingHours: kitchen }
const form = { kind: 'form', title, form: 'question' } as const

test('hours of the week are in the foot, and in the first section with ways to reach the company where no other has them', () => {
  expect(hasHoursInFoot(site(week, contact))).toBe(true)
  expect(gets(week, contact)).toBe('us')
  expect(gets(week, { ...contact, here: { kind: 'place', title } })).toBeUndefined()
  expect(gets(week, { bare: form, write: { ...form, info: { title, items: [way] } }, ...contact })).toBe('write')
  expect(gets(week, { us: { kind: 'contact', title, items: [way], languages: ['fr'] } })).toBeUndefined()
})

test('a section that is shown again gets the hours, or has them', () => {
  const again: Sections = { again: { kind: 'reuse', section: 'home.us' } }
  expect(gets(week, again, contact)).toBe('again')
  const shown: Sections = { us: { kind: 'contact', title, items: [{ ...way, detail: 'hours' }] } }
  expect(gets(week, { ...contact, ...again, us: form }, shown)).toBeUndefined()
  expect(gets(week, { again: { kind: 'reuse', section: 'away.us' } }, contact)).toBeUndefined()
})

test('the hours stand behind the other ways, of a section of contact and beside a form', () => {
  const { messages } = site(week, contact)
  const us = withHours({ kind: 'contact', title, items: [way] }, messages)
  expect(us.items.map(({ detail }) => detail)).toEqual(['email', 'hours'])
  const { info } = withHours({ ...form, info: { title, items: [way] } }, messages)
  expect(info.items.map(({ detail }) => detail)).toEqual(['email', 'hours'])
})

test('a text of hours is in the foot only where no section shows it', () => {
  const words = { hours: { en: 'By appointment' }, openingHours: kitchen }
  expect(hasHoursInFoot(site(words, contact))).toBe(true)
  expect(gets(words, contact)).toBeUndefined()
  const shown: Sections = { us: { kind: 'contact', title, items: [{ ...way, detail: 'hours' }] } }
  expect(hasHoursInFoot(site(words, shown))).toBe(false)
  expect(hasHoursInFoot(site({}, contact))).toBe(false)
})
