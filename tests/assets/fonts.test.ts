import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { collectLetters, cutFiles } from '../../generator/assets/font-cut.ts'
import { readSubsets } from '../../generator/assets/font-subsets.ts'
import { choosePreloads, type FontFaces, loadFonts, loadSiteFonts } from '../../generator/assets/fonts.ts'
import { cutFont } from '../../generator/assets/harfbuzz-cutter.ts'
import { sampleFormats } from '../../generator/assets/sample-formats.ts'
import { checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { resolveFonts, type Typefaces } from '../../generator/lib/fonts/font-families.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { builtOnce } from '../site/built-once.ts'
import { root, secondSite, shippedSite, thirdSite } from '../site/command.ts'

let config: SiteConfig
let families: Typefaces

beforeAll(async () => {
  config = parse(await readFile(shippedSite, 'utf8')) as SiteConfig
  families = resolveFonts(config.theme)
})

/** The sizes of the fonts of a site with this configuration. */
async function sizesOf(text: string): Promise<number[]> {
  return sizesIn(await fontsOf(text))
}

function sizesIn({ families }: FontFaces): Promise<number[]> {
  return Promise.all(families.flat().map(async ({ load }) => (await load()).byteLength))
}

/** The typefaces of a site with this configuration: the shipped site's families, unless others are named. */
function fontsOf(text: string, named: Parameters<typeof loadFonts>[0] = families) {
  return loadFonts(named, { written: collectLetters([text]) })
}

describe('a site whose characters the cuts have', () => {
  test('has less than half of the bytes of its families', async () => {
    const whole = await loadFonts(families)
    const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)
    const cut = sum(await sizesOf(await readFile(shippedSite, 'utf8')))
    expect(cut).toBeLessThan(sum(await sizesIn(whole)) / 2)
  })

  test('has every letter of Western Europe that a visitor may type', async () => {
    const characters = await readFile(cutFiles('source-sans-3', 'text').characters, 'utf8')
    const letters = Array.from({ length: 64 }, (_, index) => String.fromCharCode(0xc0 + index))
    expect(letters.filter((letter) => !characters.includes(letter))).toEqual([])
  })

  test('asks for no weight that the cuts lack: from 400 to 700, and 480 where its headings name one', async () => {
    const folders = ['base', 'blocks', 'later', 'print'].map((name) => join(root, 'src/styles', name))
    const names = await Promise.all(folders.map((path) => readdir(path)))
    const paths = names.flatMap((files, index) => files.map((name) => join(folders[index] ?? '', name)))
    const rules = (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).flatMap((css) => css.split('}'))
    const weightsOf = (css: string) => [...css.matchAll(/font-weight: (\d+)/g)].map(([, weight]) => Number(weight))
    expect(rules.flatMap(weightsOf).filter((weight) => weight < 400 || weight > 700)).toEqual([])
    const headings = rules.filter((rule) => rule.includes('var(--font-heading)'))
    expect(new Set(headings.flatMap(weightsOf))).toEqual(new Set([480]))
  })

  test('shows nothing in its pages that the cuts lack: else "npm run fonts" is due', async () => {
    const site = await builtOnce('shipped')
    const paths = (await readdir(site, { recursive: true })).filter((path) => path.endsWith('.html'))
    const pages = await Promise.all(paths.map((path) => readFile(join(site, path), 'utf8')))
    const texts = pages.map((html) => html.replace(/<(script|style)\b.*?<\/\1>/gs, ''))
    const isInvisible = (character: string) => /\p{Cc}|\p{Default_Ignorable_Code_Point}/u.test(character)
    const shown = [...new Set(texts.join(''))].filter((character) => !isInvisible(character))
    const characters = await readFile(cutFiles('fraunces', 'heading').characters, 'utf8')
    expect(shown.filter((character) => !characters.includes(character))).toEqual([])
  })
})

test('a sign that no part of a family has costs a site nothing: the cuts are served as without it', async () => {
  const text = await readFile(shippedSite, 'utf8')
  expect(await sizesOf(`${text}# 20 ㎡ 中\n`)).toEqual(await sizesOf(text))
})

test('a cut claims no letter that its part of the family lacks', async () => {
  for (const name of ['source-sans-3-text', 'fraunces-heading']) {
    const family = name.slice(0, name.lastIndexOf('-'))
    const [latin] = await readSubsets(`@fontsource-variable/${family}`)
    const path = join(root, `generator/assets/font-cuts/${name}.txt`)
    expect([...(await readFile(path, 'utf8'))].filter((character) => !latin?.has(character))).toEqual([])
  }
})

describe('whole families are served', () => {
  test('to a site with one letter that the cuts lack: Latin, which every page shows, and the alphabet of the letter', async () => {
    const faces = await fontsOf('title: Łódź')
    const { css, families } = faces
    expect(await sizesIn(faces)).toEqual([28_740, 60_088, 36_620, 33_584])
    const [latin, others] = [0, 1].map((index) => families.map((parts) => parts[index]?.path))
    expect(choosePreloads(families, `<p title="ł">${'Lodz '.repeat(20)}ł</p>`)).toEqual(latin)
    expect(choosePreloads(families, '<p>Łódź</p>')).toEqual(latin?.flatMap((path, index) => [path, others?.[index]]))
    expect(css.match(/unicode-range:U\+0100/g)).toHaveLength(2)
    // Each file is read once: for its name, and to be written.
    for (const { load } of families.flat()) expect(await load()).toBe(await load())
  })

  test('with the alphabets that the texts are written in, as far as a family has them', async () => {
    const { families } = await fontsOf('title: Привет, мир', { heading: 'Fraunces', text: 'Inter' })
    expect(families.flat().map(({ path }) => path.replace(/-[^-]*$/, ''))).toEqual([
      'assets/inter',
      'assets/inter',
      'assets/fraunces',
    ])
  })

  test('to a site with families of its own', async () => {
    const text = await readFile(secondSite, 'utf8')
    const { theme } = parse(text) as SiteConfig
    expect(await sizesIn(await fontsOf(text, resolveFonts(theme)))).toEqual([48_256, 37_788])
  })
})

describe('a script of thousands of signs', () => {
  const families = { heading: 'Kosugi Maru', text: 'Kosugi Maru' }

  test('is served with the signs that pages show, and basic Latin', async () => {
    const [whole, cut] = await Promise.all([loadFonts(families), fontsOf('title: 歯科医院', families)])
    const [[all] = [], [some] = []] = await Promise.all([whole, cut].map(sizesIn))
    expect(some).toBeLessThan(10_000)
    expect(all).toBeGreaterThan(800_000)
  })

  test('of one weight leaves the strong one to the browser', async () => {
    const { css } = await fontsOf('title: 歯科', families)
    expect(css.match(/font-weight:\d+[^;]*/g)).toEqual(['font-weight:400'])
  })
})

test('a language has the signs of what the app formats: amounts in the currencies of its pages, and numbers', async () => {
  const text = (await readFile(thirdSite, 'utf8')).replaceAll('currency: MAD', 'currency: JPY')
  const { config: site } = checkSource(
    { file: thirdSite, bytes: new TextEncoder().encode(text) },
    createRuleContext(thirdSite),
  )
  if (!site) throw new Error('the third site has mistakes')
  const { languages } = await loadSiteFonts((await compileSite(site, thirdSite)).model)
  const fonts = await Promise.all((languages.get('ja-JP')?.families ?? []).flat().map(({ load }) => load()))
  const bytesOf = async (letters: string) => {
    const cuts = await Promise.all(fonts.map((font) => cutFont(font, letters, 'sfnt')))
    return cuts.reduce((sum, { byteLength }) => sum + byteLength, 0)
  }
  // A sign that a file lacks adds nothing to what is cut of it.
  expect(await bytesOf('￥')).toBeGreaterThan(await bytesOf(''))
  expect(sampleFormats('ar-EG', ['{"currency":"EGP"}']).join('')).toMatch(/٩.*٨.*٧.*٦.*٥.*٤.*٣.*٢.*١.*٠.*٪.*E£/s)
})
