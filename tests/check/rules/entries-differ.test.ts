import { expect, test } from 'vitest'
import { checkText, withMatrix } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

test('tells once of an entry with the name of another one, in whatever languages', () => {
  expect(found(['fr: Durée\n', 'fr: franchise\n'])).toEqual([
    'entry-repeated pages.atelier.sections.values.items.1.title.fr',
  ])
  expect(found(['fr: Durée\n              de: Beständigkeit', 'fr: Franchise\n              de: Offenheit'])).toEqual([
    'entry-repeated pages.atelier.sections.values.items.1.title.fr',
  ])
})

test('tells it of the options of a choice', () => {
  expect(found(['fr: Piano à queue\n', 'fr: Piano droit\n'])).toEqual([
    'entry-repeated forms.contact.fields.3.options.1.label.fr',
  ])
})

test.each([
  ['words', 'label: Instagram\n      url: https://www.linkedin.com/company/marteau', 'label'],
  ['address', 'label: LinkedIn\n      url: https://www.instagram.com/marteau.feutre.example', 'url'],
])('tells two social links with the same %s', (_, link, key) => {
  const social = '      url: https://www.instagram.com/marteau.feutre.example\n'
  expect(found([social, `${social}    - ${link}\n`])).toEqual([`entry-repeated footer.social.1.${key}`])
})

test('leaves entries of different lists alone', () => {
  const once = ['fr: Durée\n', 'fr: L’équipe\n'] as const
  expect(found(once)).toEqual([])
})

test('lets a drawn document repeat itself', () => {
  const matrix = withMatrix(['A', 'B']).replace(
    '{ fr: classe B fr, de: classe B de }',
    '{ fr: classe A fr, de: classe A de }',
  )
  expect(checkText(matrix).filter(({ code }) => code === 'entry-repeated')).toEqual([])
})

test('two entries whose names are still to be written are no copies of each other', () => {
  const unwritten = found(['fr: Durée\n', 'fr: TODO\n'], ['fr: Franchise\n', 'fr: TODO\n'])
  expect(unwritten.filter((problem) => problem.startsWith('entry-repeated'))).toEqual([])
  expect(unwritten).not.toEqual([])
})
