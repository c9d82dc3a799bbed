import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import { readPhoto } from '../../generator/check/rules/files/read-image.ts'
import { fileNamed } from '../../generator/lib/files/read-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'names-'))
afterAll(() => rmSync(folder, { recursive: true }))
const name = 'Bilder für alle/Café.txt'

test.each([
  ['NFD', 'NFC'],
  ['NFC', 'NFD'],
  ['NFC', 'NFC'],
] as const)('finds a file whose name the disk keeps as %s and the configuration writes as %s', (kept, written) => {
  const place = join(folder, `${kept}-${written}`)
  mkdirSync(join(place, 'Bilder für alle'.normalize(kept)), { recursive: true })
  writeFileSync(join(place, name.normalize(kept)), 'x')
  expect(fileNamed(place, `./${name.normalize(written)}`)).toBe(join(place, name.normalize(kept)))
  expect(createRuleContext(join(place, 'site.config.yaml')).file(`./${name.normalize(written)}`)?.bytes).toBe(1)
})

test.each([
  ['Captura 10.30.15\u202fPM.png', 'Captura 10.30.15 PM.png'],
  ['plan\u00a0A.png', 'plan A.png'],
  ['caf\u200be.png', 'cafe.png'],
  ['plan A.png', 'plan\u00a0A.png'],
])('a file is found by what its name looks like: %j by %j', (kept, written) => {
  const place = mkdtempSync(join(folder, 'looks-'))
  writeFileSync(join(place, kept), 'x')
  expect(fileNamed(place, `./${written}`)).toBe(join(place, kept))
  writeFileSync(join(place, written), 'x')
  expect(fileNamed(place, `./${written}`)).toBe(join(place, written))
})

test('a file that is nowhere keeps its name', () => {
  expect(fileNamed(folder, './für/nichts.svg')).toBe(join(folder, 'für', 'nichts.svg'))
})

/** Parts of a PNG or of a WebP, which the reader of sizes understands. */
const png = (...parts: string[]) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d494844520000038400000384', 'hex'),
    Buffer.from(`\b\u0002\0\0\0${parts.join('')}IEND`, 'latin1'),
  ])
const webp = (flags: number) =>
  Buffer.from(
    `RIFF\u0016\0\0\0WEBPVP8X\n\0\0\0${String.fromCharCode(flags)}\0\0\0\u0083\u0003\0\u0083\u0003\0`,
    'latin1',
  )

test.each([
  [png('acTL', 'IDAT'), true],
  [png('IDAT', 'acTL'), undefined],
  [webp(2), true],
  [webp(16), undefined],
])('tells a picture that moves by its parts', (file, isAnimated) => {
  expect(readPhoto(file)).toEqual({ width: 900, height: 900, ...(isAnimated && { isAnimated }) })
})
