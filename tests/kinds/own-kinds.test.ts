import { existsSync, readFileSync } from 'node:fs'
import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { currentKinds } from '../../generator/kinds/site-kinds.ts'
import { fourthSite, root, run, type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { largeComment } from '../thread/large-comment.ts'

let folder: TemporaryFolder
let file: string

beforeEach(async () => {
  folder = await temporaryFolder()
  await cp(dirname(fourthSite), folder.path, { recursive: true })
  file = join(folder.path, 'site.config.yaml')
  for (const [path, text] of guideFiles('en')) await write(path, text)
})
afterEach(() => folder.remove())

/** The files that the guide shows, by their paths beside the configuration. */
function guideFiles(language: string): [string, string][] {
  const guide = readFileSync(join(root, `schema/KINDS.${language}.md`), 'utf8')
  return [...guide.matchAll(/^```\w+ (pages\/\S+)\n(.*?)^```$/gms)].map(([, path = '', text = '']) => [path, text])
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder.path, path)), { recursive: true })
  await writeFile(join(folder.path, path), text)
}

/** The environment of somebody who has trusted nothing. */
const untrusting = () => ({ SITE_GENERATOR_TRUST_KINDS: '', XDG_CONFIG_HOME: join(folder.path, 'settings') })

/** A section of the kind, in the only page of the site. */
async function withTimetable(): Promise<void> {
  const text = await readFile(file, 'utf8')
  const section =
    '      timetable: { kind: timetable, title: { de: Kurse }, classes: [{ name: { de: Hobeln }, time: { de: Montag }, places: 4 }] }\n'
  await writeFile(
    file,
    text.replace('      arbeit:\n', (line) => section + line),
  )
}

describe('a kind that is written after the guide', () => {
  test('has the same files in each language of the guide', () => {
    const names = guideFiles('en').map(([path]) => path)
    expect(names).toEqual(
      ['type.ts', 'view.tsx', 'timetable.css', 'names.yaml', 'example.yaml'].map(
        (name) => `pages/kinds/timetable/${name}`,
      ),
    )
    expect(guideFiles('pt')).toEqual(guideFiles('en'))
    expect(guideFiles('es')).toEqual(guideFiles('en'))
  })

  test('is added by its example, checked by its type, and drawn with its styles once its folder is trusted', async () => {
    const added = await run(['add', 'section', 'timetable', '--page', 'start', '--config', file], untrusting())
    expect(added.exitCode).toBe(0)
    expect(await readFile(file, 'utf8')).toContain(
      '      timetable:\n        kind: timetable\n        enabled: false\n        title:\n          de: TODO\n        classes:\n          - name:\n              de: TODO\n            time:\n              de: TODO\n            places: 4\n',
    )
    await cp(fourthSite, file)
    await withTimetable()
    const build = ['build', '--config', file, '--no-share-images', '--generated', join(folder.path, 'generated')]
    expect(await run([...build, '--trust-kinds'], untrusting())).toMatchObject({ exitCode: 0 })
    const html = await readFile(join(folder.path, 'dist/index.html'), 'utf8')
    expect(html.replaceAll('<!-- -->', '')).toContain(
      '<ul class="timetable"><li><b>Montag</b> Hobeln <span>4</span></li></ul>',
    )
    expect(html).toContain('.timetable{padding:0;list-style:none')
    expect(html).toMatch(/"kinds":\{"timetable":"\/assets\/kind-timetable-[\w-]{8}\.js"\}/)
    // The answer is kept: nobody is asked again.
    expect(await run(build, untrusting())).toMatchObject({ exitCode: 0 })
  }, 240_000)

  test('is held against its type: a wrong key is reported as in any section', async () => {
    await withTimetable()
    await writeFile(file, (await readFile(file, 'utf8')).replace('places: 4', 'places: -1, room: 2'))
    expect(checkFile(file).diagnostics.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['number-out-of-range', 'pages.start.sections.timetable.classes.0.places'],
      ['key-unknown', 'pages.start.sections.timetable.classes.0.room'],
    ])
    // The editor says of a key what the type says, where the words say nothing.
    expect(currentKinds().map(({ words }) => words.keyHelp.places)).toEqual([{ en: 'How many places are left.' }])
  })
})

describe('code of a folder that nobody has trusted', () => {
  test('does not run: neither by a check, nor by a build, which says what to do', async () => {
    await withTimetable()
    const ran = join(folder.path, 'ran')
    const view = `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(ran)}, '')\nexport const View = () => null\n`
    await write('pages/kinds/timetable/view.tsx', view)
    // It cannot reach the system by importing it, either.
    const { diagnostics } = checkFile(file)
    expect(diagnostics.map(({ code, parameters }) => [code, parameters])).toEqual([
      ['kind-wrong', { fault: 'import', detail: 'node:fs' }],
    ])
    // Nor is what lies beside its folder a part of it.
    await write('pages/kinds/shared.ts', 'export const rows = 4\n')
    await write(
      'pages/kinds/timetable/view.tsx',
      `import { rows } from '../shared.ts'\nexport const View = () => rows\n`,
    )
    expect(checkFile(file).diagnostics.map(({ code, parameters }) => [code, parameters])).toEqual([
      ['kind-wrong', { fault: 'import', detail: '../shared.ts' }],
    ])
    const reaching = `process.getBuiltinModule?.('fs').writeFileSync(${JSON.stringify(ran)}, '')\nthrow new Error('ran')\nexport const View = () => null\n`
    await write('pages/kinds/timetable/view.tsx', reaching)
    expect(checkFile(file).diagnostics.filter(({ code }) => code === 'kind-wrong')).toEqual([])
    const { exitCode, output } = await run(['build', '--config', file], untrusting())
    expect(exitCode).toBe(1)
    expect(output).toMatch(
      /^This site brings code of its own, in .*kinds\. It has not run: nobody has said here that it may\.\n/,
    )
    expect(output).toContain('--trust-kinds')
    expect(existsSync(ran)).toBe(false)
    expect(existsSync(join(folder.path, 'dist'))).toBe(false)
  }, 120_000)
})

/** What a file of the kind is replaced by, and the problem that this gives: the file, the line, and the reason. */
const mistakes: readonly (readonly [string, string, string | undefined, readonly [string, number, string]])[] = [
  ['a type that there is not', 'type.ts', 'LocalisedTexts', ['type.ts', 16, 'type']],
  ['a view that cannot be read', 'view.tsx', 'export function View( {\n', ['view.tsx', 2, 'code']],
  ['a view without its export', 'view.tsx', 'export const Draw = () => null\n', ['view.tsx', 1, 'code']],
  [
    'a stylesheet that cannot be read',
    'timetable.css',
    '.timetable {\n  color: red;\n}}\n',
    ['timetable.css', 4, 'style'],
  ],
  ['words that cannot be read', 'names.yaml', 'name:\n  pt: "Horário\n', ['names.yaml', 3, 'words']],
  ['a missing view', 'view.tsx', undefined, ['view.tsx', 1, 'missing']],
]

test.each(mistakes)('the file and the line of %s are reported', async (_, name, text, [told, line, fault]) => {
  const path = `pages/kinds/timetable/${name}`
  if (text === undefined) await rm(join(folder.path, path))
  else if (name === 'type.ts')
    await write(
      path,
      (await readFile(join(folder.path, path), 'utf8')).replace(
        '  /** What is taught. */\n  name: LocalisedText',
        `  name: ${text}`,
      ),
    )
  else await write(path, text)
  const [diagnostic, ...others] = checkFile(file).diagnostics
  expect(others).toEqual([])
  expect(diagnostic?.code).toBe('kind-wrong')
  expect(diagnostic?.file.replaceAll('\\', '/').endsWith(`pages/kinds/timetable/${told}`)).toBe(true)
  expect([diagnostic?.range.start.line, diagnostic?.parameters]).toEqual([line, expect.objectContaining({ fault })])
})

test('a name that every site has is reported', async () => {
  await cp(join(folder.path, 'pages/kinds/timetable'), join(folder.path, 'pages/kinds/table'), { recursive: true })
  expect(checkFile(file).diagnostics.map(({ code, parameters }) => [code, parameters])).toEqual([
    ['kind-wrong', { fault: 'taken', detail: 'table' }],
  ])
})

test.each([
  ['of a small site', ''],
  ['of one that two threads render', largeComment],
])(
  'the file and the line of a view that fails are reported by the build %s',
  async (_of, comment) => {
    await withTimetable()
    await appendFile(file, comment)
    const path = 'pages/kinds/timetable/view.tsx'
    const view = await readFile(join(folder.path, path), 'utf8')
    await write(
      path,
      view.replace('  return (\n', "  if (section.classes.length > 0) throw new Error('no room')\n  return (\n"),
    )
    const env = { ...untrusting(), SITE_GENERATOR_TRUST_KINDS: '1' }
    const { exitCode, output } = await run(['build', '--config', file, '--no-share-images'], env)
    expect(exitCode).toBe(1)
    expect(output).toMatch(
      /pages\/kinds\/timetable\/view\.tsx:7:\d+\n.*kind-wrong {2}The code of this kind has failed: no room/,
    )
  },
  240_000,
)
