import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, inFolder, quick, run, type TemporaryFolder, temporaryFolder } from './command.ts'
import { digests } from './files.ts'
import { siteTexts, writeConfig } from './site-texts.ts'

const heading = '        title:\n          fr: Des prix connus d’avance\n'
const image =
  '        image:\n          file: ./tarifs.avif\n          alt:\n            fr: Un carnet de tarifs\n            de: Ein Heft mit Preisen\n'

let folder: TemporaryFolder
let config: string
beforeAll(async () => {
  folder = await temporaryFolder()
  const { text, from } = await siteTexts.second()
  config = await writeConfig({ text, from }, folder.path)
  await writeFile(config, text.replace(heading, `${image}${heading}`))
})
afterAll(() => folder.remove())

const photo = sharp({
  create: {
    width: 1200,
    height: 900,
    channels: 3,
    background: '#654',
    noise: { type: 'gaussian', mean: 99, sigma: 40 },
  },
})

test('a photo of which only a build sees that it is damaged is named without a stack, and the site stays as it was', async () => {
  const command = ['build', '--config', config, ...inFolder(folder.path), ...quick]
  const bytes = await photo.avif({ effort: 0 }).toBuffer()
  await writeFile(join(folder.path, 'tarifs.avif'), bytes)
  expect(await run(command)).toMatchObject({ exitCode: 0 })
  const before = await digests(join(folder.path, 'site'))
  await writeFile(join(folder.path, 'tarifs.avif'), bytes.subarray(0, bytes.length / 2))
  expect(await call(['check', '--config', config])).toMatchObject({ exitCode: 0 })
  expect(await run(command)).toEqual({
    exitCode: 1,
    output: expect.stringMatching(
      /The photo "tarifs\.avif" is incomplete\. The site stays as it was\.\nSave it again as a JPEG, or take another one\.\n$/,
    ),
  })
  expect(await digests(join(folder.path, 'site'))).toEqual(before)
  expect(await readFile(join(folder.path, 'site/fr/tarifs/index.html'), 'utf8')).toContain('/assets/tarifs-')
})
