import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { readOptions, WrongUsage } from '../../generator/commands/read-options.ts'
import type { Io } from '../../generator/io.ts'

/** What reading options returns, and what it prints. */
function reading<Options>(read: () => Options, env: Io['env'] = {}) {
  const printed: string[] = []
  const io = { out: () => {}, err: (text: string) => void printed.push(text), env, isTerminal: false }
  const options = readOptions(read, { usage: 'bake [--long]', io })
  return { options, printed: printed.join('') }
}

test('gives the options, and prints nothing', () => {
  expect(reading(() => ({ long: true }))).toEqual({ options: { long: true }, printed: '' })
})

test.each([
  ['a command refuses', () => reading(() => refuse(new WrongUsage('There is no bread.'))), /^There is no bread\.\n/],
  ['nobody knows', () => reading(() => parseArgs({ args: ['--short'], options: {} })), /^Unknown option '--short'/],
])('says how the command is called where there are arguments that %s', (_name, run, reason) => {
  const { options, printed } = run()
  expect(options).toBeUndefined()
  expect(printed).toMatch(reason)
  expect(printed).toMatch(/\nusage: bake \[--long\]\n$/)
})

test.each([
  [['--short'], "Este comando não entende '--short'."],
  [['short'], "Este comando não entende 'short'."],
  [['--long'], "Este comando não entende '--long <value>'."],
])('says in Portuguese what is wrong with %j', (args, reason) => {
  const read = () => parseArgs({ args, options: { long: { type: 'string' } } })
  expect(reading(read, { LANG: 'pt_BR.UTF-8' }).printed).toBe(`${reason}\nusage: bake [--long]\n`)
})

test('takes no mistake of ours for one of whoever called the command', () => {
  expect(() => reading(() => refuse(new TypeError('undefined is not a function')))).toThrow(TypeError)
})

function refuse(error: Error): never {
  throw error
}
