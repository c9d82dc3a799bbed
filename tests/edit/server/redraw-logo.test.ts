import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { redrawLogo } from '../../../generator/edit/server/redraw-logo.ts'
import { type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

const drawn = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><g transform="translate(14 14) scale(1.5)" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 5h9"/></g></svg>\n`
const config = (colour: string) => `site:\n  logo: ./logo.svg\ntheme:\n  color: "${colour}"\n`

let folder: TemporaryFolder

beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

function fail(error: unknown): never {
  throw error
}

async function after(logo: string, before: string, now: string): Promise<string> {
  const path = join(folder.path, 'logo.svg')
  await writeFile(path, logo)
  redrawLogo({ file: join(folder.path, 'site.config.yaml'), before, after: now, onError: fail })
  return readFile(path, 'utf8')
}

test('the drawing that stands for a logo takes the new main colour, and the former one when that is taken back', async () => {
  const [green, red] = ['#1f6f50', '#a02c2c']
  expect(await after(drawn(green), config(green), config(red))).toBe(drawn(red))
  expect(await after(drawn(red), config(red), config(green))).toBe(drawn(green))
})

test.each([
  [
    'one that somebody has given',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect fill="#1f6f50"/></svg>',
  ],
  ['one that was given another colour', drawn('#000000')],
])('a logo stays as it is: %s', async (_what, logo) => {
  expect(await after(logo, config('#1f6f50'), config('#a02c2c'))).toBe(logo)
})

test('a logo outside of the folder of the site stays as it is, also by way of a link', async () => {
  const [green, red] = ['#1f6f50', '#a02c2c']
  const [site, outside] = [join(folder.path, 'site'), join(folder.path, 'outside')]
  for (const path of [site, outside]) await mkdir(path)
  await writeFile(join(outside, 'logo.svg'), drawn(green))
  await symlink(outside, join(site, 'linked'))
  for (const logo of ['../outside/logo.svg', './linked/logo.svg']) {
    const [before, after] = [config(green), config(red)].map((text) => text.replace('./logo.svg', logo))
    redrawLogo({ file: join(site, 'site.config.yaml'), before: before ?? '', after: after ?? '', onError: fail })
    expect(await readFile(join(outside, 'logo.svg'), 'utf8'), logo).toBe(drawn(green))
  }
})
