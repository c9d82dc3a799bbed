import { expect, test } from 'vitest'
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
  ['Bonjour {name}', 'Hallo {name}'],
  ['Ouvert à 18 h', 'Open until 6 pm'],
  ['Nous ouvrons à 9 h', 'Wir öffnen früh'],
  ['Depuis 1987, 400 pianos', 'Seit 1987 viele Klaviere'],
  ['Écrivez à A@x.example', 'Schreiben Sie an a@x.example'],
  ['Voir https://a.example.', 'Siehe https://a.example'],
])('takes "%s" and "%s"', (french, german) => {
  expect(texts(french, german)).toEqual([])
})

test.each([
  ['En 2009', 'Im Jahr 2010', 'number-differs'],
  ['Bonjour {nom}', 'Hallo {name}', 'placeholder-differs'],
  ['Écrivez à a@x.example', 'Schreiben Sie an b@x.example', 'email-differs'],
  ['Voir https://a.example', 'Siehe https://b.example', 'url-differs'],
  ['Voir https://a.example ou https://b.example', 'Siehe https://a.example oder https://c.example', 'url-differs'],
  ['<em>Rendre</em> la voix', 'Die Stimme zurückgeben', 'markup-in-text'],
])('tells "%s" and "%s" apart', (french, german, code) => {
  expect(texts(french, german)).toEqual([code])
})
