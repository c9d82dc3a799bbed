import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeIndexed } from '../../../generator/assets/share-images/encode-png.ts'

const [red, paper, ink] = [
  [255, 0, 0, 255],
  [250, 247, 242, 255],
  [43, 33, 36, 255],
]

test('a picture of few colours has a byte a point, and the same points', async () => {
  // The second row is like the first, the third is not.
  const points = [red, paper, paper, red, paper, paper, ink, paper, red].flat() as number[]
  const png = await encodeIndexed({ width: 3, height: 3, pixels: Uint8Array.from(points) })
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(await sharp(png).metadata()).toMatchObject({ width: 3, height: 3, isPalette: true })
  expect([info.width, info.height, [...data]]).toEqual([3, 3, points])
})

test('256 colours have numbers; one more has none, nor has a point that one sees through', async () => {
  const grey = Array.from({ length: 256 }, (_, shade) => [shade, shade, shade, 255])
  const encode = (colours: readonly (readonly number[])[]) =>
    encodeIndexed({ width: colours.length, height: 1, pixels: Uint8Array.from(colours.flat()) })
  const all = await encode(grey)
  expect([...(await sharp(all).ensureAlpha().raw().toBuffer())]).toEqual(grey.flat())
  expect(await encode([...grey, [255, 0, 0, 255]])).toBeUndefined()
  expect(await encode([[255, 0, 0, 128]])).toBeUndefined()
})
