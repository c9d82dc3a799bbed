import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadImages } from '../../generator/assets/images.ts'
import { type TemporaryFolder, temporaryFolder } from '../site/command.ts'

let folder: TemporaryFolder
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

test.each([
  ['logo.svg', '/assets/logo-hash.svg'],
  ['Team #1 (50%)!.SVG', '/assets/team-1-50-hash.svg'],
  ["fotos/São Paulo's_2.svg", '/assets/sao-paulo-s-2-hash.svg'],
  ['写真.svg', '/assets/hash.svg'],
])('%s is served under a name that is safe in addresses', async (name, address) => {
  await mkdir(join(folder.path, 'fotos'))
  await writeFile(join(folder.path, name), 'image')
  const images = await loadImages(join(folder.path, 'site.config.yaml'), [name])
  const [path = ''] = images.files.keys()
  expect(images.urlOf(name)).toBe(`/${path}`)
  expect(`/${path.replace(/[\w]{8}(?=\.)/, 'hash')}`).toBe(address)
})
