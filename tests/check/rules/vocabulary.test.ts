import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'

/** The languages that are said of the second site after its French and German text at a place took each other's. */
function told(fr: string, de: string, [newFr, newDe] = [de, fr]): unknown[] {
  const text = changed([[`fr: ${fr}`, `fr: ${newFr}`]]).replace(`de: ${de}`, `de: ${newDe}`)
  return checkText(text).flatMap(({ code, path, parameters }) =>
    code === 'text-language' ? [[path.at(-1), 'found' in parameters && parameters.found]] : [],
  )
}

test.each([
  ['Votre message', 'Ihre Nachricht'],
  ['Voir les prestations', 'Leistungen ansehen'],
])('short texts in each other’s place are told by words that the rest of the site uses: %s', (fr, de) => {
  expect(told(fr, de)).toEqual([
    ['fr', 'de'],
    ['de', 'fr'],
  ])
})

test('nothing is said of names and of words that the site has in both languages, or in none', () => {
  expect(told('Votre message', 'Ihre Nachricht', ['Marteau & Feutre', 'Feutre & Marteau'])).toEqual([])
  expect(told('Votre message', 'Ihre Nachricht', ['Zubehör', 'Accessoires'])).toEqual([])
})
