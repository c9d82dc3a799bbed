import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Images, loadImages } from '../../generator/assets/images.ts'
import { cutPhoto } from '../../generator/assets/photos.ts'
import { PhotoRefused } from '../../generator/assets/refused-images.ts'
import { cacheFolder } from '../../generator/lib/files/cache.ts'
import { type TemporaryFolder, temporaryFolder } from '../site/command.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

const load = (name: string) => loadImages(join(folder.path, 'site.config.yaml'), [name])
const files = (images: Images) => Promise.all([...images.files.values()].map((make) => make()))

/** A photo as a phone takes it, held upright: the left half red, the right one blue, stored on its side, with the place in it. */
async function phonePhoto(width: number, height: number): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3, background: '#c00' } } as const
  const upright = sharp({ create: { ...half.create, width, background: '#00c' } }).composite([
    { input: half, gravity: 'west' },
  ])
  return sharp(await upright.png().toBuffer())
    .rotate(270)
    .withExif({ IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

describe('a photo of a phone', () => {
  let images: Images
  beforeAll(async () => {
    await writeFile(join(folder.path, 'equipe.jpg'), await phonePhoto(3000, 4000))
    images = await load('equipe.jpg')
  })

  test('is served in four widths under names by its content, the usual one for browsers that do not choose', () => {
    const named = (text = '') => text.replaceAll(/equipe-[\w]{8}-/g, 'equipe-hash-')
    expect(named(images.url('equipe.jpg'))).toBe('/assets/equipe-hash-800.webp')
    expect(named(images.picture('equipe.jpg')?.srcSet)).toBe(
      '/assets/equipe-hash-400.webp 400w, /assets/equipe-hash-800.webp 800w, /assets/equipe-hash-1200.webp 1200w, /assets/equipe-hash-1600.webp 1600w',
    )
    expect(images.picture('equipe.jpg')).toMatchObject({ width: 3000, height: 4000 })
  })

  test('stands upright, in WebP, and keeps nothing of what the phone wrote into it', async () => {
    const made = await files(images)
    const facts = await Promise.all(made.map((bytes) => sharp(bytes).metadata()))
    expect(
      facts.map(({ format, width, height, exif, orientation }) => ({ format, width, height, exif, orientation })),
    ).toEqual(
      [400, 800, 1200, 1600].map((width) => ({
        format: 'webp',
        width,
        height: Math.round((width * 4) / 3),
        exif: undefined,
        orientation: undefined,
      })),
    )
    const [left] = await sharp(made[0]).extract({ left: 50, top: 200, width: 1, height: 1 }).raw().toBuffer()
    expect(left).toBeGreaterThan(150)
  })
})

test('a photo is never made larger, nor a second time in nearly the same width', async () => {
  const { width, height } = { width: 840, height: 420 }
  const plain = sharp({ create: { width, height, channels: 4, background: '#0c08' } })
  await writeFile(join(folder.path, 'plan.png'), await plain.png().toBuffer())
  const images = await load('plan.png')
  const facts = await Promise.all((await files(images)).map((bytes) => sharp(bytes).metadata()))
  expect(facts.map((made) => made.width)).toEqual([400, 840])
  expect(facts.every(({ hasAlpha }) => hasAlpha)).toBe(true)
  expect(images.url('plan.png')).toContain('-400.webp')
})

test('a photo is made once, and read from the cache from then on', async () => {
  const plain = sharp({ create: { width: 700, height: 700, channels: 3, background: '#070' } })
  await writeFile(join(folder.path, 'plain.png'), await plain.png().toBuffer())
  const [made] = await files(await load('plain.png'))
  const kept = await keptFile(made as Uint8Array)
  const { ino } = await stat(kept)
  expect(await files(await load('plain.png'))).toContainEqual(made)
  expect((await stat(kept)).ino).toBe(ino)
})

/** The file of the cache that holds these bytes. */
async function keptFile(bytes: Uint8Array): Promise<string> {
  for (const name of await readdir(join(cacheFolder, 'photos'))) {
    const path = join(cacheFolder, 'photos', name)
    if ((await readFile(path)).subarray(-bytes.length).equals(bytes)) return path
  }
  throw new Error('The cache does not have it')
}

test('a cut of a photo has exactly its size, as a JPEG, with white where the photo lets see through', async () => {
  const { width, height } = { width: 1300, height: 900 }
  const clear = sharp({ create: { width, height, channels: 4, background: '#0000' } })
  const cut = await cutPhoto('clear.png', await clear.png().toBuffer(), { width: 1200, height: 630 })
  expect(await sharp(cut).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect([...(await sharp(cut).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
})

test('a cut of a photo stands upright', async () => {
  const cut = await cutPhoto('equipe.jpg', await phonePhoto(1500, 2000), { width: 1200, height: 630 })
  const [left] = await sharp(cut).extract({ left: 50, top: 300, width: 1, height: 1 }).raw().toBuffer()
  const [right] = await sharp(cut).extract({ left: 1150, top: 300, width: 1, height: 1 }).raw().toBuffer()
  expect(left).toBeGreaterThan(150)
  expect(right).toBeLessThan(50)
})

test.each([
  ['0 50', 200, 0],
  ['100 50', 0, 200],
])('a cut around the point %s keeps what is there', async (focus, red, blue) => {
  const cut = await cutPhoto('equipe.jpg', await phonePhoto(4000, 1000), { width: 1200, height: 630, focus })
  expect(await sharp(cut).metadata()).toMatchObject({ width: 1200, height: 630 })
  for (const left of [10, 1150]) {
    const spot = await sharp(cut).extract({ left, top: 300, width: 1, height: 1 }).raw().toBuffer()
    expect([spot[0], spot[2]].map((channel = 0) => Math.round(channel / 100) * 100)).toEqual([red, blue])
  }
})

test('a drawing is served as it is', async () => {
  await writeFile(join(folder.path, 'plan.svg'), '<svg/>')
  const images = await load('plan.svg')
  expect(images.picture('plan.svg')).toBeUndefined()
  expect(Buffer.from((await files(images))[0] as Uint8Array).toString()).toBe('<svg/>')
})

test('a photo that cannot be read is named', async () => {
  await writeFile(join(folder.path, 'noise.jpg'), 'no photo')
  await expect(load('noise.jpg')).rejects.toThrow(new PhotoRefused('noise.jpg'))
  const bytes = await phonePhoto(800, 600)
  await writeFile(join(folder.path, 'cut.jpg'), bytes.subarray(0, bytes.length / 2))
  await expect(load('cut.jpg').then(files)).rejects.toThrow(new PhotoRefused('cut.jpg'))
  await expect(cutPhoto('cut.jpg', bytes.subarray(0, bytes.length / 2), { width: 80, height: 60 })).rejects.toThrow(
    new PhotoRefused('cut.jpg'),
  )
})
