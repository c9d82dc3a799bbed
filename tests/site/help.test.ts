import { expect, test } from 'vitest'
import { call, run } from './command.ts'

test.each([
  [['--help'], 'usage: check | '],
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
