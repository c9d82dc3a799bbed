import { expect, test } from 'vitest'
import { found } from './found.ts'

const title = 'fr: Votre piano, juste et régulier'
const titled = (text: string) => found([title, `fr: ${JSON.stringify(text)}`])

test.each([
  'Votre <b>piano</b>, juste',
  'Votre piano,<br>juste',
  'Votre piano, **juste**',
  'Votre *piano*, juste',
  'Votre [piano](page:contact), juste',
  'Votre [piano](mailto:a@b.example), juste',
  'Votre piano&nbsp;: juste',
  '# Votre piano',
])('tells the signs in "%s", and nothing of the translations', (text) => {
  expect(titled(text)).toEqual(['markup-in-text services.accord.sections.opening.title.fr'])
})

test.each([
  'Votre piano < 20 ans',
  'Accord & réglage',
  '5 * 3 * 2 touches',
  'Note de bas de page *',
  'Piano [à queue]',
  '#1',
])('takes "%s"', (text) => {
  expect(titled(text)).toEqual([])
})
