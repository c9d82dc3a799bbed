import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { SiteConfig } from '../../schema/site-config.ts'
import { rootFolders } from '../../src/routing/root-folders.ts'
import { buildInto, emptyCache, secondSite, shippedSite, type TemporaryFolder, temporaryFolder } from './command.ts'
import { digests, withoutHash } from './files.ts'
import { siteTexts, writeConfig } from './site-texts.ts'

describe.each([
  ['the shipped site', shippedSite],
  ['the second site', secondSite],
])('%s', (_name, config) => {
  let first: TemporaryFolder
  let second: TemporaryFolder
  let cache: TemporaryFolder

  // The second build has no cache, which takes minutes on a busy machine.
  beforeAll(async () => {
    ;[first, second, cache] = await Promise.all([temporaryFolder(), temporaryFolder(), emptyCache()])
    const builds = [buildInto(first.path, config), buildInto(second.path, config, { SITE_GENERATOR_CACHE: cache.path })]
    expect(await Promise.all(builds)).toMatchObject([{ exitCode: 0 }, { exitCode: 0 }])
  }, 600_000)
  afterAll(() => Promise.all([first.remove(), second.remove(), cache.remove()]))

  test('has this route table', async () => {
    expect(await readFile(join(first.path, 'generated/routes.ts'), 'utf8')).toMatchSnapshot()
  })

  test('has these files', async () => {
    const files = new Set(Object.keys(await digests(join(first.path, 'site'))).map(withoutHash))
    expect([...files].sort()).toMatchSnapshot()
  })

  test('has no folder at its root but those of its languages and those that are reserved', async () => {
    const entries = await readdir(join(first.path, 'site'), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    const { locales } = parse(await readFile(config, 'utf8')) as SiteConfig
    expect(folders.sort()).toEqual([...Object.keys(locales), ...Object.values(rootFolders)].sort())
  })

  test('is built to equal bytes twice, from the cache and from nothing', async () => {
    expect(await digests(second.path)).toEqual(await digests(first.path))
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
    const site = await siteTexts.second()
    text = site.text
    await writeConfig(site, folder.path)
    expect((await buildOf(text)).exitCode).toBe(0)
    good = await digests(folder.path)
  })
  afterAll(() => folder.remove())

  const buildOf = async (config: string) => {
    const file = join(folder.path, 'site.config.yaml')
    await writeFile(file, config)
    return buildInto(folder.path, file)
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
