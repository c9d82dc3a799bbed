import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontLack, usableFonts } from '../../../generator/check/rules/create-rule-context.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'))
  const files = [
    ...['open-sans', 'exo-2'].map((id) => `@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`),
    '@fontsource-variable/noto-symbols/files/noto-symbols-symbols-wght-normal.woff2',
    '@fontsource/exo-2/files/exo-2-latin-400-normal.woff',
  ]
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), '')
  }
})
afterAll(() => rm(folder, { recursive: true }))

test('names the packages that are not installed', () => {
  expect(fontLack({ family: 'Lora', role: 'text' }, [folder])).toEqual({
    packages: ['@fontsource-variable/lora', '@fontsource/lora'],
    files: [],
  })
  expect(fontLack({ family: 'Open Sans', role: 'text' }, [folder])).toEqual({
    packages: ['@fontsource/open-sans'],
    files: [],
  })
})

test('names what installed packages do not have', () => {
  expect(fontLack({ family: 'Exo 2', role: 'text' }, [folder])).toEqual({ packages: [], files: [] })
  expect(fontLack({ family: 'Exo 2', role: 'heading' }, [folder])).toEqual({
    packages: [],
    files: ['@fontsource/exo-2/files/exo-2-latin-600-normal.woff'],
  })
  expect(fontLack({ family: 'Noto Symbols', role: 'text' }, [folder])).toEqual({
    packages: ['@fontsource/noto-symbols'],
    files: [
      '@fontsource-variable/noto-symbols/files/noto-symbols-latin-wght-normal.woff2',
      '@capsizecss/metrics/notoSymbols',
    ],
  })
})

test('finds the measures of a family with several capitals', () => {
  expect(fontLack({ family: 'DM Sans', role: 'text' }, [folder]).files).toEqual([])
})

test('a script of thousands of signs has its file in the weight that is nearest', async () => {
  const scope = join(folder, '@fontsource/kosugi-maru')
  await mkdir(scope, { recursive: true })
  await writeFile(join(scope, 'metadata.json'), JSON.stringify({ subsets: ['japanese', 'latin'], weights: [400, 500] }))
  await writeFile(join(scope, 'unicode.json'), JSON.stringify({ '[0]': 'U+4E00-4E09', latin: 'U+0000-00FF' }))
  const files = ['woff2', 'woff'].map((type) => `@fontsource/kosugi-maru/files/kosugi-maru-japanese-500-normal.${type}`)
  expect(fontLack({ family: 'Kosugi Maru', role: 'heading' }, [folder])).toEqual({
    packages: [],
    files,
  })
})

test('offers the families that lack nothing', () => {
  expect(usableFonts('text', [folder])).toEqual(['Exo 2'])
  expect(usableFonts('heading', [folder])).toEqual([])
})
