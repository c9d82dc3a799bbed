import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { SiteConfig } from '../../schema/site-config.ts'
import { rootFolders } from '../../src/routing/root-folders.ts'
import { builtOnce } from './built-once.ts'
import { buildInto, call, emptyCache, inFolder, type TemporaryFolder, temporaryFolder } from './command.ts'
import { digests, withoutHash } from './files.ts'
import { siteTexts } from './site-texts.ts'
import { isThorough } from './thorough.ts'

describe.each([
  ['the shipped site', 'shipped'],
  ['the second site', 'second'],
] as const)('%s', (_name, site) => {
  // The shipped site has all that a build caches.
  const isTwice = isThorough || site === 'shipped'
  /** The folder of the one that all tests share. */
  let first: string
  let second: TemporaryFolder
  let cache: TemporaryFolder

  // The second build has no cache, which takes minutes on a busy machine.
  beforeAll(async () => {
    first = dirname(await builtOnce(site))
    if (!isTwice) return
    ;[second, cache] = await Promise.all([temporaryFolder(), emptyCache()])
    const built = await buildInto(second.path, join(first, 'site.config.yaml'), { SITE_GENERATOR_CACHE: cache.path })
    expect(built).toMatchObject({ exitCode: 0 })
  }, 600_000)
  afterAll(() => Promise.all([second?.remove(), cache?.remove()]))

  test('has this route table', async () => {
    expect(await readFile(join(first, 'generated/routes.ts'), 'utf8')).toMatchSnapshot()
  })

  test('has these files', async () => {
    const files = new Set(Object.keys(await digests(join(first, 'site'))).map(withoutHash))
    expect([...files].sort()).toMatchSnapshot()
  })

  test('has no folder at its root but those of its languages and those that are reserved', async () => {
    const entries = await readdir(join(first, 'site'), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    const { locales } = parse(await readFile(join(first, 'site.config.yaml'), 'utf8')) as SiteConfig
    expect(folders.sort()).toEqual([...Object.keys(locales), ...Object.values(rootFolders)].sort())
  })

  test.runIf(isTwice)('is built to equal bytes twice, from the cache and from nothing', async () => {
    const folders = ['generated', 'site', 'site-hosts']
    for (const name of folders) expect(await digests(join(second.path, name))).toEqual(await digests(join(first, name)))
    expect((await readdir(second.path)).sort()).toEqual(folders)
    expect((await readdir(cache.path)).sort()).toEqual([
      'bundle',
      'icons',
      'kinds',
      'photos',
      'program',
      'share-images',
      'site-config.schema.json',
      'staging',
      'validate',
    ])
  })
})

const mistakes = [
  ['has a key that there is not', /^defaultLocale:/m, 'defaultLocal:', 'defaultLocal'],
  ['shows a picture that there is not', /logo\.svg/, 'absent.svg', 'absent.svg'],
  ['names a locale that there is not', /^defaultLocale: .*$/m, 'defaultLocale: nowhere', 'nowhere'],
  ['has an e-mail address that is none', /atelier@marteau-feutre\.example/, 'atelier.marteau', 'atelier.marteau'],
] as const

describe('a wrong configuration', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let text: string
  let good: Awaited<ReturnType<typeof digests>>

  beforeAll(async () => {
    folder = await temporaryFolder()
    text = (await siteTexts.second()).text
    await cp(dirname(await builtOnce('second')), folder.path, { recursive: true })
    good = await digests(folder.path)
  })
  afterAll(() => folder.remove())

  const buildOf = async (config: string) => {
    const file = join(folder.path, 'site.config.yaml')
    await writeFile(file, config)
    return call(['build', '--config', file, ...inFolder(folder.path)])
  }

  test.each(mistakes)('leaves the last good site alone where it %s', async (_mistake, written, mistaken, told) => {
    const { exitCode, output } = await buildOf(text.replace(written, mistaken))

    expect(exitCode).toBe(1)
    expect(output.match(/^.*site\.config\.yaml.*:\d+/gm)).toHaveLength(1)
    expect(output).toContain(told)
    const config = { 'site.config.yaml': expect.anything() }
    expect(await digests(folder.path)).toEqual({ ...good, ...config })
  })
})
