import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadImages } from '../../generator/assets/images.ts'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { secondSite, type TemporaryFolder, temporaryFolder } from '../site/command.ts'

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
  [`${'x'.repeat(245)}.svg`, `/assets/${'x'.repeat(200)}-hash.svg`],
])('%s is served under a name that is safe in addresses', async (name, address) => {
  await mkdir(join(folder.path, 'fotos'))
  await writeFile(join(folder.path, name), 'image')
  const images = await loadImages(join(folder.path, 'site.config.yaml'), [name])
  const [path = ''] = images.files.keys()
  expect(images.url(name)).toBe(`/${path}`)
  expect(`/${path.replace(/[\w]{8}(?=\.)/, 'hash')}`).toBe(address)
})

test('an image that only pages show that are switched off is not published', async () => {
  const shownPhotos = async (change: (config: SiteConfig) => void) => {
    const { config } = checkFile(secondSite)
    if (!config) throw new Error('The second site is wrong')
    change(config)
    const { model, images } = await compileSite(config, secondSite)
    return [...images.filesNamed(model.images).keys()].filter((path) => path.startsWith('assets/piano-'))
  }
  expect(await shownPhotos(() => {})).not.toEqual([])
  const switchOff = ({ pages }: SiteConfig) => {
    for (const page of Object.values(pages)) if (JSON.stringify(page).includes('piano.jpg')) page.enabled = false
  }
  expect(await shownPhotos(switchOff)).toEqual([])
})

test('a drawing that says so fills its box, as a photo does; all others are shown whole', async () => {
  const drawing = (root: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1000"${root}/>`
  await writeFile(join(folder.path, 'scene.svg'), drawing(' preserveAspectRatio="xMidYMid slice"'))
  await writeFile(join(folder.path, 'sign.svg'), drawing(''))
  const images = await loadImages(join(folder.path, 'site.config.yaml'), ['scene.svg', 'sign.svg'])
  expect(images.picture('scene.svg')).toEqual({
    srcSet: `${images.url('scene.svg')} 1200w`,
    width: 1200,
    height: 1000,
  })
  expect(images.picture('sign.svg')).toBeUndefined()
})
