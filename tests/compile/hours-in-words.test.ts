import { expect, test } from 'vitest'
import { hoursInWords } from '../../generator/compile/hours-in-words.ts'
import { hasHoursInFoot, withHours } from '../../generator/compile/hours-places.ts'
import type { Sections } from '../../schema/pages.ts'
import type { OpeningHours } from '../../schema/site-config.ts'

const kitchen: OpeningHours[] = [
  { days: ['friday', 'saturday'], opens: '19:00', closes: '23:00' },
  { days: ['friday', 'saturday'], opens: '12:00', closes: '15:00' },
  { days: ['sunday'], opens: '00:00', closes: '24:00' },
]

/** The lines with plain spaces. */
const linesIn = (tag: string, closed: string) =>
  hoursInWords(kitchen, { tag, closed })
    .replace(/[^\S\n]/g, ' ')
    .split('\n')

test('the hours of a week are written as each language writes days and times', () => {
  expect(linesIn('pt-BR', 'fechado')).toEqual([
    'Segunda-feira – quinta-feira: fechado',
    'Sexta-feira – sábado: 12:00 – 15:00 e 19:00 – 23:00',
    'Domingo: 24 horas',
  ])
  expect(linesIn('en-US', 'closed')[1]).toBe('Friday – Saturday: 12:00 – 3:00 PM, 7:00 – 11:00 PM')
  expect(linesIn('fr', 'fermé')[0]).toBe('Lundi – jeudi : fermé')
})

test('a week begins behind its weekend, and a span into the night has both of its ends', () => {
  const [first, ...others] = hoursInWords([{ days: ['sunday'], opens: '18:00', closes: '02:00' }], {
    tag: 'ar-EG',
    closed: 'مغلق',
  }).split('\n')
  expect(first?.startsWith('الأحد')).toBe(true)
  expect(others).toHaveLength(1)
  expect(hoursInWords([{ days: ['sunday'], opens: '18:00', closes: '02:00' }], { tag: 'de', closed: 'zu' })).toContain(
    'Sonntag: 18:00 – 02:00',
  )
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
  }) as unknown as Parameters<typeof withHours>[1]

test('hours of the week are in the foot, and in the first contact section of the company where no other section has them', () => {
  const week = { openingHours: kitchen }
  expect(hasHoursInFoot(site(week, contact))).toBe(true)
  const { us } = withHours(contact, site(week, contact))
  expect(us?.kind === 'contact' && us.items.map(({ detail }) => detail)).toEqual(['email', 'hours'])
  const place: Sections = { ...contact, here: { kind: 'place', title } }
  expect(withHours(place, site(week, place))).toBe(place)
})

test('a text of hours is in the foot only where no section shows it', () => {
  const words = { hours: { en: 'By appointment' }, openingHours: kitchen }
  expect(hasHoursInFoot(site(words, contact))).toBe(true)
  expect(withHours(contact, site(words, contact))).toBe(contact)
  const shown: Sections = { us: { kind: 'contact', title, items: [{ ...way, detail: 'hours' }] } }
  expect(hasHoursInFoot(site(words, shown))).toBe(false)
  expect(hasHoursInFoot(site({}, contact))).toBe(false)
})
