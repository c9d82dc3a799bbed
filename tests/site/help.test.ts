import { expect, test } from 'vitest'
import { call, run } from './command.ts'

const names = [
  'check',
  'emit',
  'build',
  'export',
  'preview',
  'start',
  'dev',
  'new',
  'add',
  'translate',
  'upgrade',
  'reference',
  'fonts',
  'edit',
]

test('the help lists the commands, each with what it does, in the language that is asked for', async () => {
  const { exitCode, output } = await call(['--help', '--lang', 'pt'])
  expect(exitCode).toBe(0)
  for (const name of names) expect(output).toMatch(new RegExp(`^ {2}${name} +\\p{Ll}.{12}`, 'mu'))
  expect(output).toContain('  edit       abre o editor no navegador, só para esta máquina\n')
})

test.each(names.flatMap((name) => ['en', 'pt'].map((language) => ({ name, language }))))(
  'the help of $name has a sentence for each of its options: $language',
  async ({ name, language }) => {
    const { exitCode, output } = await call([name, '--help', '--lang', language])
    expect(exitCode).toBe(0)
    const [usage = '', ...lines] = output.split('\n')
    const options = Array.from(usage.matchAll(/--[\w-]+/g), ([option]) => option)
    expect(options).toContain('--lang')
    const described = lines.flatMap((line, index) => {
      const [, option, here = ''] = /^ {2}(--[\w-]+)(?: (?:\[\S+\]|[\w|.,-]+))?(?: {2,}(\S.*))?$/.exec(line) ?? []
      const sentence = here || lines[index + 1]?.trim() || ''
      return option && sentence.length > 5 && !sentence.startsWith('--') ? [option] : []
    })
    expect(described.toSorted()).toEqual([...new Set(options)].sort())
  },
)

test.each([
  [['check', '--help'], 'usage: check [--config FILE] [--format '],
  [['export', '-h'], 'usage: export --host '],
  [['build', '--help'], 'usage: build [--config FILE] '],
])('%j is no wrong usage: it prints how the command is called', async (args, usage) => {
  const { exitCode, output } = await call(args)
  expect(exitCode).toBe(0)
  expect(output.startsWith(usage), output).toBe(true)
})

test.each(['check', 'build', 'preview', 'start', 'dev', 'emit', 'export'])(
  '%s tells how it is called where it is called wrongly',
  async (command) => {
    const { exitCode, output } = await call([command, '--nope'])
    expect(exitCode).toBe(2)
    expect(output).toContain(`\nusage: ${command} `)
  },
)

test('dev says what is wrong with a file in a folder that is not there, and ends', async () => {
  const { exitCode, output } = await run(['dev', '--config', 'nowhere/site.config.yaml'])
  expect(exitCode).toBe(1)
  expect(output).toContain('file-missing')
  expect(output).not.toContain('node:internal')
})

test('a command that there is not is wrong usage', async () => {
  expect(await run(['publish'])).toMatchObject({ exitCode: 2 })
})
