import { capitalize } from '../../../src/capitalize.ts'
import { messageLanguage } from '../../diagnostics/languages.ts'
import { type Command, writeOption } from '../command.ts'
import type { Io } from '../io.ts'
import { en } from './en.ts'
import type { HelpWords } from './help-words.ts'
import { pt } from './pt.ts'

/** The help, by languages of messages. */
const helpWords = { en, pt } as const satisfies Record<ReturnType<typeof messageLanguage>, HelpWords>

/** The widest name that leaves room for its sentence in the same line. */
const widestName = 24

/**
 * Lists all commands, each with what it does.
 *
 * @param names in the order in which they are listed
 */
export function describeProgram(names: readonly string[], io: Pick<Io, 'env'>): string {
  const words = helpWords[messageLanguage(io.env)]
  const rows = names.map((name): [string, string] => [name, words.of[name]?.summary ?? ''])
  const always = alwaysTaken.map((name): [string, string] => [`--${name}`, words.shared[name] ?? ''])
  return [`${words.commands}:`, ...table(rows), '', `${words.options}:`, ...table(always), '', words.more].join('\n')
}

/** Describes a command: how it is called, what it does, its words, its options, examples. */
export function describeCommand({ name, usage, options }: Command, io: Pick<Io, 'env'>): string {
  const words = helpWords[messageLanguage(io.env)]
  const { summary, words: behind, options: own = {}, examples = [] } = words.of[name] ?? { summary: '' }
  const rows = Object.entries(options).map((entry): [string, string] => [
    writeOption(entry),
    own[entry[0]] ?? words.shared[entry[0]] ?? '',
  ])
  return [
    `${words.usage}: ${usage}`,
    '',
    `${capitalize(summary)}.`,
    ...(behind === undefined ? [] : ['', behind]),
    '',
    `${words.options}:`,
    ...table(rows),
    ...(examples.length === 0 ? [] : ['', `${words.examples}:`, ...examples.map((example) => `  ${name} ${example}`)]),
  ].join('\n')
}

/** The options that every command takes. */
const alwaysTaken = ['help', 'lang', 'trust-kinds'] as const

/** Rows of two columns; a name that is too wide has a line of its own. */
function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length).filter((length) => length <= widestName))
  return rows.flatMap(([name, sentence]) =>
    name.length <= width
      ? [`  ${name.padEnd(width)}  ${sentence}`]
      : [`  ${name}`, `  ${''.padEnd(width)}  ${sentence}`],
  )
}
