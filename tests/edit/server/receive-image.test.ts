import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { collectPictures } from '../../../generator/edit/forms/collect-pictures.ts'
import { receiveImage } from '../../../generator/edit/server/receive-image.ts'
import { compileSchema } from '../../../generator/schema/schema-node.ts'
import { readSiteSchema } from '../../../generator/schema/site-schema.ts'
import { type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

let folder: TemporaryFolder
let config: string

beforeEach(async () => {
  folder = await temporaryFolder()
  config = join(folder.path, 'site.config.yaml')
  writeFileSync(config, '')
})

afterEach(() => folder.remove())

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#845' } }).jpeg()

const svg = (inner: string, size = 'viewBox="0 0 24 24"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`)

const kept = () => readdirSync(join(folder.path, 'images'))

describe('a picture is kept', () => {
  test('as it is, where it is upright and no larger than screens need', async () => {
    const bytes = await photo().toBuffer()
    expect(await receiveImage(config, 'Minha Foto.JPG', bytes)).toEqual({
      file: './images/minha-foto.jpg',
      width: 900,
      height: 600,
    })
    expect(readFileSync(join(folder.path, 'images/minha-foto.jpg'))).toEqual(bytes)
  })

  test('upright, smaller, and without what the camera wrote into it', async () => {
    const bytes = await photo(4000, 3000)
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await receiveImage(config, 'IMG_0001.jpeg', bytes)).toEqual({
      file: './images/img-0001.jpg',
      width: 2400,
      height: 3200,
    })
    const { exif, orientation } = await sharp(join(folder.path, 'images/img-0001.jpg')).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  test('without where it was taken, also where it is small', async () => {
    const place =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>'
    for (const told of [photo().withExif({ IFD3: { GPSLatitudeRef: 'N' } }), photo().withXmp(place)]) {
      const answer = await receiveImage(config, 'a.jpg', await told.toBuffer())
      const { exif, xmp } = await sharp(join(folder.path, 'file' in answer ? answer.file : '')).metadata()
      expect([exif, xmp]).toEqual([undefined, undefined])
    }
  })

  test('under a name of its own: nothing is written over, and the same picture is kept once', async () => {
    const [one, other] = [await photo(900).toBuffer(), await photo(901).toBuffer()]
    const names: string[] = []
    for (const bytes of [one, other, one, other]) {
      const answer = await receiveImage(config, 'a.jpg', bytes)
      if ('file' in answer) names.push(answer.file)
    }
    expect(names).toEqual(['./images/a.jpg', './images/a-2.jpg', './images/a.jpg', './images/a-2.jpg'])
    expect(readFileSync(join(folder.path, 'images/a.jpg'))).toEqual(one)
  })

  test.each([
    ['../../x.jpg', 'x.jpg'],
    ['C:\\windows\\y.jpg', 'y.jpg'],
    ['con.jpg', 'picture-con.jpg'],
    ['a.jpg.svg', 'a.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    [`${'long '.repeat(60)}.jpg`, `${'long-'.repeat(12).slice(0, -1)}.jpg`],
    ['名前.png', 'picture.jpg'],
    ['%2e%2e%2fz', '2e-2e-2fz.jpg'],
  ])('under a name that is safe everywhere: %s', async (name, file) => {
    await receiveImage(config, name, await photo().toBuffer())
    expect(kept()).toEqual([file])
    expect(readdirSync(folder.path).toSorted()).toEqual(['images', 'site.config.yaml'])
  })

  test('as a drawing, if it only draws', async () => {
    const bytes = svg('<path d="M0 0h24v24z"/>')
    expect(await receiveImage(config, 'sign.svg', bytes)).toEqual({ file: './images/sign.svg', width: 24, height: 24 })
  })
})

describe('nothing is kept', () => {
  test.each([
    ['a text', 'no-image', async () => Buffer.from('<html><script>alert(1)</script>')],
    ['a half of a photo', 'damaged', async () => (await photo().toBuffer()).subarray(0, 2000)],
    ['a drawing without a size', 'drawing-size', async () => svg('<path d="M0 0h24v24z"/>', '')],
    ['a damaged drawing', 'damaged', async () => Buffer.from('<svg viewBox="0 0 1 1"><path')],
    ['a photo of an iPhone', 'heic', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['what is too large', 'too-large', async () => Buffer.alloc(40_000_001)],
    ['what unpacks to 40,000 × 40,000 pixels', 'too-many-pixels', async () => bomb()],
  ])('of %s', async (_name, refused, make) => {
    expect(await receiveImage(config, 'x.jpg', await make())).toEqual({ refused })
    expect(readdirSync(folder.path)).toEqual(['site.config.yaml'])
  })

  test.each([
    ['that runs a script', '<script>1</script>', '<script>'],
    ['that loads something', '<image href="https://x.example/a.png"/>', 'https://x.example/a.png'],
  ])('of a drawing %s, which is named', async (_name, inner, part) => {
    expect(await receiveImage(config, 'x.svg', svg(inner))).toEqual({ refused: 'drawing-foreign', part })
    expect(readdirSync(folder.path)).toEqual(['site.config.yaml'])
  })

  test('in a folder that leads out of that of the site', async () => {
    const outside = await temporaryFolder()
    mkdirSync(join(folder.path, 'site'))
    symlinkSync(outside.path, join(folder.path, 'site/images'))
    const answer = await receiveImage(join(folder.path, 'site/site.config.yaml'), 'a.jpg', await photo().toBuffer())
    expect(answer).toEqual({ refused: 'outside' })
    expect(readdirSync(outside.path)).toEqual([])
    await outside.remove()
  })
})

/** A small PNG that says that it is very large. */
async function bomb(): Promise<Buffer> {
  const bytes = await photo(1, 1).png().toBuffer()
  bytes.writeUInt32BE(40_000, 16)
  bytes.writeUInt32BE(40_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

test('pictures are found with the entry that they belong to, and so are the places for one', () => {
  const value = {
    site: { logo: './logo.svg' },
    pages: {
      home: {
        kind: 'page',
        sections: {
          beside: { kind: 'split', title: { en: 'A title' } },
          quotes: { kind: 'quotes', items: [{ image: { file: './a.jpg', alt: { en: 'A' } } }] },
          logos: { kind: 'logos', items: [{ name: 'Guild', file: './b.svg' }] },
        },
      },
    },
  }
  const found = collectPictures(value, compileSchema(readSiteSchema().schema))
  expect(found.map(({ path, file, alt }) => [path.join('.'), file, alt?.at(-1)])).toEqual([
    ['site.logo', './logo.svg', undefined],
    ['site.logoDark', undefined, undefined],
    ['site.symbol', undefined, undefined],
    ['pages.home.sections.beside.image.file', undefined, 'alt'],
    ['pages.home.sections.quotes.items.0.image.file', './a.jpg', 'alt'],
    ['pages.home.sections.logos.items.0.file', './b.svg', undefined],
  ])
})
