import { expect, test } from 'vitest'
import { run } from './command.ts'

test.each([
  [['--help'], 'usage: check | '],
  [['check', '--help'], 'usage: check [--config FILE] [--format '],
  [['export', '-h'], 'usage: export --host '],
  [['build', '--help'], 'usage: build [--config FILE] '],
])('%j is no wrong usage: it prints how the command is called', async (args, usage) => {
  const { exitCode, output } = await run(args)
  expect(exitCode).toBe(0)
  expect(output.startsWith(usage), output).toBe(true)
})

test('a command that there is not is wrong usage', async () => {
  expect(await run(['publish'])).toMatchObject({ exitCode: 2 })
})
