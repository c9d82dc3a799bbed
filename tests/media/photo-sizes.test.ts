import { expect, test } from 'vitest'
import { photoSizes } from '../../src/media/photo.tsx'

const box = { aspectRatio: 3 / 2, narrow: 90, wide: 40, from: '60rem' }
const sizes = (width: number, height: number) => photoSizes({ srcSet: '', width, height }, box)

test('a photo of the shape of its box, or a higher one, is as wide as the box', () => {
  expect(sizes(3000, 2000)).toBe('(min-width: 60rem) 40vw, 90vw')
  expect(sizes(3000, 4000)).toBe('(min-width: 60rem) 40vw, 90vw')
})

test('of a wider photo the sides are cut off: more of it is needed', () => {
  expect(sizes(6000, 2000)).toBe('(min-width: 60rem) 80vw, 180vw')
})
