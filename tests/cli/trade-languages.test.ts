import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tradeSite } from '../../generator/edit/new-site/trade-site.ts'
import { inFolder, quick, run, type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { oneIn } from '../site/thorough.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

/** The documents of a built site. */
async function readPages(out: string): Promise<string[]> {
  const files = await readdir(out, { recursive: true })
  const pages = files.filter((file) => file.endsWith('.html'))
  return Promise.all(pages.map((page) => readFile(join(out, page), 'utf8')))
}

// The texts are those of English until they are translated; what the site itself says is in the language where the generator has words for it.
test.each(
  oneIn(2, [
    ['restaurant', 'el', 'ltr', 'The table is set'],
    ['health', 'uk', 'ltr', 'First listen, then treat'],
    ['law', 'he', 'rtl', 'Your rights, in words you'],
  ] as const),
)(
  'the trade %s begins in a language that nothing is written in, %s, as a whole site',
  async (trade, tag, way, said) => {
    const own = join(folder.path, tag)
    await mkdir(own)
    const site = { trade, name: 'Aurora', url: 'https://www.aurora.example', email: 'hello@aurora.example' }
    const { text, logo, drawings, untranslated } = tradeSite({ ...site, languages: [tag] }, '')
    expect(untranslated).toEqual([{ language: tag, tag, count: expect.any(Number), isFirst: true }])
    expect(untranslated[0]?.count).toBeGreaterThan(90)
    await writeFile(join(own, 'site.config.yaml'), text)
    for (const [path, drawing] of [['logo.svg', logo] as const, ...drawings]) {
      await mkdir(dirname(join(own, path)), { recursive: true })
      await writeFile(join(own, path), drawing)
    }
    const built = await run(['build', '--config', join(own, 'site.config.yaml'), ...inFolder(own), ...quick])
    expect(built).toMatchObject({ exitCode: 0 })
    const pages = await readPages(join(own, 'site'))
    expect(pages.length).toBeGreaterThan(3)
    for (const page of pages) {
      const [, language] = /<html[^>]* lang="([^"]+)"/.exec(page) ?? []
      const [, direction = 'ltr'] = /<html[^>]* dir="([^"]+)"/.exec(page) ?? []
      expect([language, direction]).toEqual([tag, way])
      expect(page).not.toMatch(/TODO|\{\{|undefined/)
    }
    expect(pages.join()).toContain(said)
  },
)
