import { expect, test } from 'vitest'
import { found } from './found.ts'

const words = 'fr: Un clavier prêt pour l’accord'

test.each(['piano.jpg', 'IMG_2034', 'photo 3', 'clavier.webp'])('tells "%s", which is the name of a file', (name) => {
  expect(found([words, `fr: ${name}`])).toEqual(['alt-is-file-name pages.atelier.sections.team.items.1.image.alt.fr'])
})

test.each(['Une photo de 1923', 'Image d’un clavier', 'Clavier no. 3'])('takes "%s"', (text) => {
  expect(found([words, `fr: ${text}`])).toEqual([])
})
