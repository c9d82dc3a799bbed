import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { newSite } from '../../generator/edit/new-site/new-site.ts'
import { placeSite } from '../../generator/edit/welcome/place-site.ts'
import { folderName, planSite } from '../../generator/edit/welcome/planned-site.ts'
import { starterLanguages } from '../../generator/words/starter-words.ts'
import { placeholder } from '../../schema/placeholder.ts'
import { call, inFolder, quick, root, run, type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { digests } from '../site/files.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

/** What the check says of a file. */
const codesOf = (file: string) => [...new Set(checkFile(file).diagnostics.map(({ code }) => code))].sort()

describe('a new site', () => {
  test('is well but for the texts that are to be written, builds, and is well once they are', async () => {
    const to = join(folder.path, 'oven')
    const made = await run([
      'new',
      '--name',
      'Golden Oven',
      '--languages',
      'pt,en,ja',
      '--description',
      'Pães',
      '--to',
      to,
    ])
    expect(made.exitCode).toBe(0)
    const file = join(to, 'site.config.yaml')
    expect(made.output).toContain('site.config.yaml')
    // The Japanese family that it names is installed by who wants it.
    expect(codesOf(file)).toEqual(['font-absent', 'part-unfinished', 'text-placeholder'])
    expect(await run(['build', '--config', file, ...inFolder(folder.path), ...quick])).toMatchObject({ exitCode: 0 })
    const page = await readFile(join(folder.path, 'site/ja/index.html'), 'utf8')
    expect(page).toContain('お問い合わせ')
    const written = await readFile(file, 'utf8')
    let number = 0
    const words = { pt: 'Um texto número', en: 'A text of number', ja: '文章の番号' }
    const finished = Object.entries(words).reduce(
      (text, [key, said]) => text.replaceAll(`${key}: ${placeholder}`, () => `${key}: ${said} ${++number}`),
      written.replaceAll(/ +enabled: false\n/g, ''),
    )
    await writeFile(file, finished)
    expect(checkFile(file).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(codesOf(file)).not.toContain('text-placeholder')
  })

  test('begins in each language that has words of its own, in the root if it is the only one', () => {
    for (const tag of starterLanguages) {
      const text = newSite(
        { name: 'Oven', languages: [tag], url: 'https://www.oven.example', email: 'a@oven.example' },
        '',
      )
      expect(text, tag).toMatch(new RegExp(`label:\n {6}${tag}: (?!${placeholder})`))
    }
  })
})

test.each([
  ['Σκύλος & Γάτα', 'animals', 'animals'],
  ['Φούρνος Golden', 'bakery', 'golden'],
  ['Aydın & Łódź Đà Nẵng', 'crafts', 'aydin-lodz-da-nang'],
  ['ひまわり', undefined, 'site'],
])('the folder and the sample addresses of %s, a site of the trade %s, are called %s', (name, trade, called) => {
  expect(folderName({ name, trade })).toBe(called)
  if (trade === undefined) return
  const { text } = planSite(
    { name, trade, country: 'GR', languages: ['el-GR'] },
    { direction: undefined, logo: undefined, schema: '' },
  )
  expect(text).toContain(`url: https://www.${called}.example\n`)
  expect(text).toContain(`el: "contact@${called}.example"\n`)
})

test('a folder that is there and empty is filled, not replaced: it may be a disk of its own, or all that the system lets us write', async () => {
  const to = join(folder.path, 'empty')
  await mkdir(to)
  const { ino } = await stat(to)
  expect(await call(['new', '--name', 'Oven', '--languages', 'en', '--to', to])).toMatchObject({ exitCode: 0 })
  expect((await readdir(to)).sort()).toEqual(['.gitignore', 'logo.svg', 'site.config.yaml'])
  expect((await stat(to)).ino).toBe(ino)
})

test('a site that finds no place leaves nothing behind, no folder either', async () => {
  const to = join(folder.path, 'placed')
  await mkdir(join(to, 'texts'), { recursive: true })
  await writeFile(join(to, 'site.config.yaml'), 'mine')
  const files = new Map(['images/photos/a.svg', 'texts/b.txt', 'site.config.yaml'].map((path) => [path, 'a']))
  expect(() => placeSite(to, files, () => {})).toThrow('already')
  expect((await readdir(to, { recursive: true })).sort()).toEqual(['site.config.yaml', 'texts'])
})

test('two tags of one language are two languages', async () => {
  const to = join(folder.path, 'atlantic')
  const args = ['new', '--name', 'Atlantic', '--languages', 'pt-BR,pt-PT,en-GB', '--to', to]
  expect(await call(args)).toMatchObject({ exitCode: 0 })
  const { config } = checkFile(join(to, 'site.config.yaml'))
  expect(Object.entries(config?.locales ?? {}).map(([key, { tag }]) => [key, tag])).toEqual([
    ['pt', 'pt-BR'],
    ['pt-pt', 'pt-PT'],
    ['en', 'en-GB'],
  ])
})

/** Gives a command a terminal. */
const terminal = '/usr/bin/script'

test.skipIf(!existsSync(terminal))(
  'on a terminal, it asks there for what was not said, if no editor is wanted',
  async () => {
    const to = join(folder.path, 'asked')
    const command = `${process.execPath} generator/main.mjs new --no-edit --lang en --to ${to} --email mail@peak.example`
    const child = spawn(terminal, ['-qec', command, '/dev/null'], { cwd: root })
    const answers = [
      [/called/, 'Peak School'],
      [/languages/, 'de, fr'],
      [/What does it do\? .*1 {2}animals.*nothing for an empty site/s, ''],
      [/in a sentence/, 'Skischule'],
      [/address of the site/, ''],
    ] as const
    let output = ''
    let asked = 0
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      const [question, answer] = answers[asked] ?? []
      if (!question?.test(output)) return
      asked++
      child.stdin.write(`${answer}\n`)
    })
    const code = await new Promise((done) => child.on('close', done))
    expect([code, asked]).toEqual([0, answers.length])
    const { config } = checkFile(join(to, 'site.config.yaml'))
    expect(config?.site).toMatchObject({ name: 'Peak School', url: 'https://www.peak-school.example' })
    expect(Object.keys(config?.locales ?? {})).toEqual(['de', 'fr'])
    expect(config?.organization?.description?.de).toBe('Skischule')
    expect(config?.contactDetails?.email?.de).toBe('mail@peak.example')
  },
)

test.each([
  ['a folder that is there', ['--name', 'Oven', '--to', '.'], 1, /stays as it is/],
  ['an address that is none', ['--name', 'Oven', '--url', 'nowhere', '--to', 'wrong'], 1, /site, url/],
  ['a language without words', ['--name', 'Oven', '--languages', 'xx', '--to', 'wrong'], 2, /"xx"/],
  ['no name', ['--to', 'wrong'], 2, /npm run new -- --name/],
  [
    'a trade that is none',
    ['--name', 'Oven', '--trade', 'Pães', '--to', 'wrong'],
    2,
    /"Pães".*\n 1 {2}animals {7}Animals.*\n11 {2}restaurant {4}Restaurant or café.*\n14 {2}consultancy {3}Something else/s,
  ],
  [
    'a language without built-in words, with the trades with which a site can begin in it,',
    ['--name', 'Oven', '--languages', 'uk,en', '--to', 'wrong'],
    2,
    /cannot begin in "uk".*\nWith --trade it can in any language.*\n 1 {2}animals {7}Animals/s,
  ],
  ['a trade in no language', ['--name', 'Oven', '--trade', 'law', '--languages', 'xx', '--to', 'wrong'], 2, /"xx"/],
])('%s is reported, and nothing is written', async (_case, args, exitCode, said) => {
  const before = await digests(folder.path)
  const to = args.map((arg) => (arg === '.' || arg === 'wrong' ? join(folder.path, arg) : arg))
  const answer = await call(['new', ...to, '--lang', 'en'])
  expect(answer).toEqual({ exitCode, output: expect.stringMatching(said) })
  expect(await digests(folder.path)).toEqual(before)
})
