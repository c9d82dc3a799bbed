import { expect, test } from 'vitest'
import { command } from '../../generator/cli/command.ts'
import type { Io } from '../../generator/cli/io.ts'
import { runInLanguage } from '../../generator/cli/run-in-language.ts'

/** Bakes with some arguments. Returns the exit code, the options that were taken, and what was printed. */
async function baking(args: readonly string[], env: Io['env'] = { LANG: 'en' }) {
  const printed: string[] = []
  let taken: unknown
  const io = { out: () => {}, err: (text: string) => void printed.push(text), env, isTerminal: false }
  const bake = command('bake', {
    options: {
      flour: { type: 'string', value: 'KIND', isRequired: true },
      oven: { type: 'string', default: 'stone', value: 'NAME' },
      long: { type: 'boolean' },
      salt: { type: 'string', value: 'KIND', mayBeAlone: true },
    },
    async run(values) {
      taken = { ...values }
      if (values.flour === 'none') throw new TypeError('flour is undefined')
      return 0
    },
  })
  const code = await runInLanguage(bake, args, io)
  return { code, taken, printed: printed.join('') }
}

const usage = 'usage: bake --flour KIND [--oven NAME] [--long] [--salt [KIND]] [--lang en|pt]\n'

test('takes its options, and prints nothing', async () => {
  expect(await baking(['--flour', 'rye', '--long'])).toEqual({
    code: 0,
    taken: { flour: 'rye', oven: 'stone', long: true },
    printed: '',
  })
})

test.each([
  [['--salt'], ''],
  [['--salt', '--long'], ''],
  [['--salt', 'sea'], 'sea'],
  [['--salt=sea'], 'sea'],
])('takes %j, which may stand alone', async (args, salt) => {
  expect((await baking(['--flour', 'rye', ...args])).taken).toMatchObject({ salt })
})

test('says how it is called where there is an option that it does not take', async () => {
  const { code, taken, printed } = await baking(['--short'])
  expect({ code, taken }).toEqual({ code: 2, taken: undefined })
  expect(printed).toMatch(/^Unknown option '--short'/)
  expect(printed.endsWith(`\n${usage}`)).toBe(true)
})

test.each([
  [['--short'], "Este comando não entende '--short'."],
  [['short'], "Este comando não entende 'short'."],
  [['--oven'], "Este comando não entende '--oven <value>'."],
])('says in Portuguese what is wrong with %j', async (args, reason) => {
  expect((await baking(args, { LANG: 'pt_BR.UTF-8' })).printed).toBe(`${reason}\n${usage}`)
})

test('takes a negative number for the value of an option', async () => {
  expect((await baking(['--flour', '-1', '--long'])).taken).toEqual({ flour: '-1', oven: 'stone', long: true })
})

test('takes no mistake of ours for one of whoever called it', async () => {
  await expect(baking(['--flour', 'none'])).rejects.toThrow(TypeError)
})
