import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPhoto } from '../../../generator/check/rules/files/read-image.ts'

const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a52' } })

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('a photo in %s', (format) => {
  let bytes: Buffer
  beforeAll(async () => {
    bytes = await plain.clone().toFormat(format).toBuffer()
  })

  test('has its size', () => {
    expect(readPhoto(bytes)).toEqual({ width: 900, height: 600 })
  })

  // Of AVIF, the end says nothing: the build tells.
  test.skipIf(format === 'avif')('is told from one without its end', () => {
    expect(readPhoto(bytes.subarray(0, bytes.length - 20))).toEqual({ fault: 'cut' })
  })

  test('is told from one with nothing but its beginning', () => {
    expect(readPhoto(bytes.subarray(0, 24))).toEqual({ fault: 'cut' })
  })
})

test('a photo that a phone stores on its side has the size of the upright one', async () => {
  expect(readPhoto(await plain.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer())).toEqual({
    width: 600,
    height: 900,
  })
})

test('what a camera writes behind a photo does no harm, nor does a small picture within it', async () => {
  const small = await plain.clone().resize(90).jpeg().toBuffer()
  const segment = Buffer.concat([Buffer.of(0xff, 0xe2, (small.length + 2) >> 8, (small.length + 2) & 0xff), small])
  const photo = await plain.clone().jpeg().toBuffer()
  const whole = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)])
  expect(readPhoto(Buffer.concat([whole, Buffer.from('more')]))).toEqual({ width: 900, height: 600 })
  expect(readPhoto(whole.subarray(0, whole.length - 100))).toEqual({ fault: 'cut' })
})
