import { expect, test } from 'vitest'
import { altFromName } from '../../../src/edit/pictures/gallery-edits.ts'
import type { EditState } from '../../../src/edit/protocol/protocol.ts'

const state = { locales: [{ key: 'de' }], value: { locales: { de: {} } } } as unknown as EditState

test.each([
  ['praxis.jpg', 'praxis'],
  ['Photo-of-the-yard.jpg', 'Photo of the yard'],
  ['image_of_a_dog.png', 'image of a dog'],
  ['IMG_4711.jpg', 'TODO'],
  ['P1010101.JPG', 'TODO'],
  ['PXL_20240102_101010.jpg', 'TODO'],
  ['WhatsApp Image 2024-01-02.jpeg', 'TODO'],
  ['Screenshot-2024.png', 'TODO'],
  ['a1.jpg', 'TODO'],
])('the name of %s says what the picture shows: %s', (file, alt) => {
  expect(altFromName(state, file)).toEqual({ de: alt })
})
