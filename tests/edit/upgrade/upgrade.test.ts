import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diffLines } from 'diff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSource } from '../../../generator/check/check-file.ts'
import { type UpgradedText, upgradeText } from '../../../generator/edit/upgrade/upgrade-text.ts'
import { readValue } from '../../../generator/edit/yaml/apply-edits.ts'
import { presentFormat } from '../../../schema/format.ts'
import { call, type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

/** A file of a release before, as it was then. */
function fixture(format: number, site: string): string {
  return readFileSync(new URL(`../../fixtures/formats/${format}/${site}.yaml`, import.meta.url), 'utf8')
}

function upgraded(text: string): UpgradedText {
  const upgrade = upgradeText(text)
  if ('refused' in upgrade) throw new Error(upgrade.refused)
  return upgrade
}

/** The lines that an upgrade takes out and puts in, each with its number in the text that has it. */
function changedLines(before: string, after: string): string[] {
  let [old, now] = [1, 1]
  return diffLines(before, after).flatMap(({ added, removed, value, count = 0 }) => {
    const at = removed ? old : now
    if (!added) old += count
    if (!removed) now += count
    const sign = added ? '+' : '-'
    return added || removed
      ? value
          .trimEnd()
          .split('\n')
          .map((line, index) => `${sign}${at + index} ${line}`)
      : []
  })
}

function codes(text: string): string[] {
  return checkSource({ file: 'site.config.yaml', bytes: new TextEncoder().encode(text) }).diagnostics.map(
    ({ code }) => code,
  )
}

const small = `# A site
site:
  name: Um # the name

pages:
  home:
    formerSlugs: { pt: [inicio] }
  formerSlugs:
    label: formerSlugs
`

describe('format 1', () => {
  test.each([
    ['shipped-site', ['+31 format: 2']],
    ['second-site', ['+5 format: 2']],
    [
      'third-site',
      [
        '+7 format: 2',
        '-523     formerSlugs:',
        '+525     formerPaths:',
        '-2526         formerSlugs:',
        '+2528         formerPaths:',
      ],
    ],
    ['fourth-site', ['+5 format: 2']],
  ])('of the %s becomes format 2: nothing but these lines changes', (site, lines) => {
    const before = fixture(1, site)
    const { text, from, to } = upgraded(before)
    expect([from, to]).toEqual([1, 2])
    expect(changedLines(before, text).filter((line) => !/^\+\d+ $/.test(line))).toEqual(lines)
    expect(upgraded(text)).toEqual({ text, from: 2, to: 2, changes: [], comments: [] })
  })

  test('keeps its comments, line ends and all else, byte for byte', () => {
    const after =
      '# A site\nformat: 2\n\nsite:\n  name: Um # the name\n\npages:\n  home:\n    formerPaths: { pt: [inicio] }\n'
    const own = '  formerSlugs:\n    label: formerSlugs\n'
    expect(upgraded(small).text).toBe(after + own)
    expect(upgraded(small.replaceAll('\n', '\r\n')).text).toBe((after + own).replaceAll('\n', '\r\n'))
    expect(upgraded(`---\n${small}`).text).toBe(`---\n${after}${own}`)
  })

  test('is listed line by line, with the reason; comments that name what is gone are left to people', () => {
    const { changes, comments } = upgraded(`# formerSlugs hold old addresses\n${small}`)
    expect(changes).toEqual([
      { line: 3, path: ['format'], why: 'format' },
      { line: 10, path: ['pages', 'home', 'formerPaths'], why: 'former-paths' },
    ])
    expect(comments).toEqual([{ line: 1, name: 'formerSlugs' }])
  })

  test('says its number, or none', () => {
    expect(upgraded(`format: 1 # the first\n${small}`).text).toMatch(/^format: 2 # the first\n# A site\nsite:/)
  })

  test('changes pages, services, entries and articles, and the places of warnings to ignore', () => {
    const text = `locales: {}
pages:
  blog:
    articles:
      - slug: a
        formerSlugs: [b]
services:
  "two words":
    formerSlugs:
      pt: [c]
collections:
  courses:
    entries:
      baking: { formerSlugs: { pt: [d] }, label: { pt: formerSlugs } }
ignore:
  - path: services.*.formerSlugs.pt
  - path: '*.*.formerSlugs'
  - path: pages.formerSlugs.label
`
    expect(readValue(upgraded(text).text)).toEqual({
      format: 2,
      locales: {},
      pages: { blog: { articles: [{ slug: 'a', formerPaths: ['b'] }] } },
      services: { 'two words': { formerPaths: { pt: ['c'] } } },
      collections: { courses: { entries: { baking: { formerPaths: { pt: ['d'] }, label: { pt: 'formerSlugs' } } } } },
      ignore: [{ path: 'services.*.formerPaths.pt' }, { path: '*.*.formerPaths' }, { path: 'pages.formerSlugs.label' }],
    })
  })

  test('changes what an alias repeats once, where it is written', () => {
    const text = 'services:\n  a: &a\n    formerSlugs: { pt: [x] }\n  b: *a\nsite: { name: Um }\n'
    expect(upgraded(text).text).toBe(
      'format: 2\nservices:\n  a: &a\n    formerPaths: { pt: [x] }\n  b: *a\nsite: { name: Um }\n',
    )
  })

  test('leaves a place to people where the new name is taken, and the check tells it there', () => {
    const both = fixture(1, 'second-site').replace(
      '\n  devis:\n',
      '\n  devis:\n    formerSlugs: { fr: [offre] }\n    formerPaths: { fr: [prix] }\n',
    )
    const { text, changes } = upgraded(both)
    expect(changes.map(({ why }) => why)).toEqual(['format'])
    expect(codes(text)).toContain('key-former')
  })

  test('of 2,000 pages takes no longer than a reading of the file or two', { timeout: 60_000 }, () => {
    const page = (index: number) => `  p${index}:\n    formerSlugs: { pt: [a${index}] }\n`
    const text = `pages:\n${Array.from({ length: 2000 }, (_, index) => page(index)).join('')}`
    const start = performance.now()
    expect(upgraded(text).changes).toHaveLength(2001)
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})

test('each format before the present one has its files of that time', () => {
  expect(presentFormat).toBe(2)
  for (let format = 1; format < presentFormat; format++)
    for (const site of ['shipped-site', 'second-site', 'third-site', 'fourth-site'])
      expect(upgraded(fixture(format, site))).toMatchObject({ from: format, to: presentFormat })
})

describe('what is refused', () => {
  test.each([
    ['a text that is no YAML', 'site: "\n', 'unreadable'],
    ['marks of a merge', `<<<<<<< HEAD\n${small}=======\n${small}>>>>>>> other\n`, 'unreadable'],
    ['a newer format', `format: 3\n${small}`, 'newer'],
    ['a number that is none', `format: two\n${small}`, 'no-site'],
    ['what is no site', 'name: package\nversion: 1\n', 'no-site'],
    [
      'a key that is merged from elsewhere',
      `services:\n  a: &a { formerSlugs: { pt: [x] } }\n  b:\n    <<: *a\n${small}`,
      'differs',
    ],
  ])('%s', (_name, text, refused) => {
    expect(upgradeText(text)).toEqual({ refused })
  })
})

describe('check', () => {
  const wrong = fixture(1, 'third-site').replace('  name: Dar Nasim', '  nmae: Dar Nasim')

  test('says one thing of a file of another format, whatever else is in it', () => {
    expect(codes(wrong)).toEqual(['format-older'])
    expect(codes(`format: 3\nlayout: {}\n${wrong}`)).toEqual(['format-newer'])
    expect(codes(`format: 17\npages: []\n`)).toEqual(['format-newer'])
  })

  test('says of a number that is none, or is misspelt, what it says of other values and keys', () => {
    const present = upgraded(fixture(1, 'fourth-site')).text
    expect(codes(present)).toEqual([])
    expect(codes(present.replace('format: 2', 'format: two'))).toEqual(['type-wrong'])
    expect(codes(present.replace('format: 2', 'fromat: 2'))).toEqual(['key-unknown'])
  })
})

describe('npm run upgrade', () => {
  let folder: TemporaryFolder
  beforeAll(async () => {
    folder = await temporaryFolder()
  })
  afterAll(() => folder.remove())

  /** What it says of a file, and the bytes of that afterwards. */
  async function upgrade(bytes: string | Uint8Array, lang = 'en') {
    const file = join(folder.path, 'site.config.yaml')
    await writeFile(file, bytes)
    const { exitCode, output } = await call(['upgrade', '--config', file, '--lang', lang])
    const after = await readFile(file)
    await rm(file)
    return { exitCode, output: output.replaceAll(file, 'FILE'), after }
  }

  test('lists what it has changed, and keeps a byte order mark', async () => {
    const { exitCode, output, after } = await upgrade(`\ufeff# formerSlugs\n${small}`)
    expect(exitCode).toBe(0)
    expect(output).toBe(`FILE was in format 1, and is in format 2 now. Changed:
  line 3  format  the number of the format, so that a newer version of the program knows how the file is written
  line 10  pages.home.formerPaths  formerSlugs is called formerPaths now: the old addresses in it may be whole paths
  line 1  a comment still says "formerSlugs"; comments are left to you
Everything else is as it was. To check it: npm run check -- --config FILE
`)
    expect(after.subarray(0, 3)).toEqual(Buffer.from('\ufeff'))
    const again = await upgrade(after)
    expect(again).toEqual({
      exitCode: 0,
      output: 'FILE is in format 2, the current one. Nothing was changed.\n',
      after,
    })
  })

  test.each([
    ['marks of a merge', `site: {}\n<<<<<<< HEAD\npages: {}\n=======\n>>>>>>> other\n`, 'merge-conflict'],
    ['another encoding', Buffer.from('site:\n  name: Formação\n', 'latin1'), 'file-not-utf8'],
    ['a newer format', `format: 3\n${small}`, 'format-newer'],
    ['what is no YAML', 'site:\n  name: "\\q"\n', 'yaml-syntax'],
  ])('writes nothing where there are %s, and says why', async (_name, bytes, code) => {
    const { exitCode, output, after } = await upgrade(bytes)
    expect([exitCode, output]).toEqual([1, expect.stringContaining(code)])
    expect(after).toEqual(Buffer.from(bytes))
  })

  test('says in Portuguese that it is not safe to change all keys in one line', async () => {
    const bytes = '{ site: { name: Um }, # nota\n pages: { home: { formerSlugs: { pt: [x] } } }, \n locales: {} }\n'
    const { exitCode, output, after } = await upgrade(bytes, 'pt')
    expect([exitCode, output]).toEqual([1, expect.stringContaining('não foi alterado')])
    expect(after.toString()).toBe(bytes)
  })
})
