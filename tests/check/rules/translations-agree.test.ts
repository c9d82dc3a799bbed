import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { at, lineOf, told } from '../repair/changed-site.ts'
import { found } from './found.ts'

/** The mission in both languages. */
const texts = (french: string, german: string) =>
  found(
    ['fr: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.', `fr: "${french}"`],
    ['de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.', `de: "${german}"`],
  ).map((line) => line.split(' ')[0])

test.each([
  ['Plus de 1 200 pianos', 'Mehr als 1.200 Klaviere'],
  ['2,50 € la corde', '2.50 € je Saite'],
  ['Trois pianos', '3 Klaviere'],
  ['En 2009, 60 km', 'Im Jahr ٢٠٠٩, ６０ km'],
  ['Dès 1 200 € par an', 'Ab CHF 1.200 im Jahr'],
  ['Dès 1 200 € par an', 'Ab US$ 1300 im Jahr'],
  ['Dès R$ 1.200 par an', 'Ab 230 € im Jahr'],
  ['Bonjour {name}', 'Hallo {name}'],
  ['Bonjour {{ name }}', 'Hallo {{name}}'],
  ['Fermé le 24/12', 'Am 24.12. geschlossen'],
  ['Ouvert à 18 h', 'Open until 6 pm'],
  ['Nous ouvrons à 9 h', 'Wir öffnen früh'],
  ['Depuis 1987, 400 pianos', 'Seit 1987 viele Klaviere'],
  ['Écrivez à A@x.example', 'Schreiben Sie an a@x.example'],
  ['Voir https://a.example.', 'Siehe https://a.example'],
  ['Voir https://fr.a.example/Feutre', 'Siehe https://de.a.example/Filz'],
  ['Voir https://a.example/fr-ch/un', 'Siehe https://a.example/de/eins'],
  ['Voir https://a.example?lang=fr', 'Siehe https://a.example?lang=de'],
  ['Voir https://a.example/un', 'Siehe https://a.example/de/eins'],
])('takes "%s" and "%s"', (french, german) => {
  expect(texts(french, german)).toEqual([])
})

test.each([
  ['En 2009', 'Im Jahr 2010', 'number-differs'],
  ['En 2009', 'Im Jahr ٢٠١٠', 'number-differs'],
  ['Bonjour {nom}', 'Hallo {name}', 'placeholder-differs'],
  ['Écrivez à a@x.example', 'Schreiben Sie an b@x.example', 'email-differs'],
  ['Écrivez à a@x.example.com', 'Schreiben Sie an a@x.example.org', 'email-differs'],
  ['a@x.example répond', 'b@x.example antwortet', 'email-differs'],
  ['Écrivez à a@bücher.example', 'Schreiben Sie an b@bücher.example', 'email-differs'],
  ['Écrivez à büro@bücher.example', 'Schreiben Sie an buro@bücher.example', 'email-differs'],
  ['Écrivez à अ@डाटामेल.भारत', 'Schreiben Sie an ब@डाटामेल.भारत', 'email-differs'],
  ['2009, nos débuts', '2010, unser Anfang', 'number-differs'],
  ['Voir https://a.example', 'Siehe https://b.example', 'url-differs'],
  ['Voir https://a.example/un', 'Siehe https://a.example/zwei', 'url-differs'],
  ['Voir https://a.example ou https://b.example', 'Siehe https://a.example oder https://c.example', 'url-differs'],
  ['Voir https://a.example/de/un', 'Siehe https://a.example/fr/eins', 'url-differs'],
  ['Voir https://a.example/fr/un', 'Siehe das Klavier', 'url-differs'],
  ['<em>Rendre</em> la voix', 'Die Stimme zurückgeben', 'markup-in-text'],
])('tells "%s" and "%s" apart', (french, german, code) => {
  expect(texts(french, german)).toEqual([code])
})

test('names what a translation lacks and what it has instead, not what it shares with its source', () => {
  const [problem] = checkText(
    changed([
      [
        'fr: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.',
        'fr: En 1987, 400 €',
      ],
      ['de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.', 'de: 1987 für 500 €'],
    ]),
  )
  expect(problem?.parameters).toMatchObject({ missing: ['400'], extra: ['500'] })
})

test('tells a placeholder that no translation has once, of the text that has it', () => {
  const number = lineOf('        title:', lineOf('      opening:')) + 1
  expect(told(at(number, (line) => `${line}, {{nome}}`))).toEqual([`${number} placeholder-differs`])
})

test('lets a link lead to the same page at its address in each language', () => {
  expect(
    found(
      ['400 instruments', '[400](/fr/prestations) instruments'],
      ['400 Instrumente', '[400](/de/leistungen) Instrumente'],
    ),
  ).toEqual([])
})

test('takes tags that differ only in their capitals', () => {
  expect(found(['<em>elf Monate</em>', '<EM>elf Monate</EM>'])).toEqual([])
  expect(found(['<em>elf Monate</em>', '<b>elf Monate</b>'])).toEqual([
    'markup-differs pages.atelier.sections.history.text.de',
  ])
})

test('takes foreign words that are set apart in one language only', () => {
  expect(found(['<em>elf Monate</em>', '<em>elf Monate</em> <bdi>(11 mois)</bdi>'])).toEqual([])
})

test.each([
  ['Atelier@marteau-feutre.example', 'werkstatt@marteau-feutre.example', []],
  ['atelier@marteau-feutre.example', 'werkstat@marteau-feutre.example', ['email-differs']],
  ['atelier@marteau-feutre.example', 'uns', ['email-differs']],
  ['werkstatt@marteau-feutre.example', 'atelier@marteau-feutre.example', ['email-differs']],
])('knows the addresses at which the company is reached in each language: "%s" and "%s"', (french, german, codes) => {
  const problems = found(
    ['de: atelier@marteau-feutre.example', 'de: werkstatt@marteau-feutre.example'],
    [
      'fr: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.',
      `fr: Écrivez à ${french}`,
    ],
    [
      'de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.',
      `de: Schreiben Sie an ${german}`,
    ],
  )
  expect(problems.map((line) => line.split(' ')[0])).toEqual(codes)
})

test('compares no text with one in a language that its section is not shown in', () => {
  const german = '          de: Fahrten in die Ortenau berechnen wir ohne Zuschlag bis Offenburg.\n'
  const only = '        languages: [de]\n'
  const other = [german, `          fr: Au-delà de 40 km, 2 € par km.\n          de: Ab 30 km 3 € je km.\n`] as const
  const same = [german, `          fr: Ab Offenburg 2 € je km.\n          de: Ab Offenburg 2 € je km.\n`] as const
  expect(found(other)).toEqual([])
  expect(found(same)).toEqual([])
  const [place, told] = [
    'services.accord.sections.note.text',
    (change: readonly [string, string]) => found(change, [only, '']),
  ]
  expect(told(other)).toEqual([`number-differs ${place}.de`])
  expect(told(same)).toEqual([`text-identical ${place}.de`])
})
