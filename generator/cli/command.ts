import { parseArgs } from 'node:util'
import { languages } from '../diagnostics/languages.ts'
import { configName } from '../lib/files/site-file-names.ts'
import { commandWords } from './command-words.ts'
import type { Io } from './io.ts'

/** What `node generator/main.mjs NAME` starts. */
export interface Command {
  readonly name: string
  /** How it is called, beginning with its name. */
  readonly usage: string
  /** Whether words without a name may stand behind it. */
  readonly takesWords: boolean
  /** Its options, and the language of its messages. */
  readonly options: Options
  /**
   * Does the work.
   *
   * @param args the arguments after the command's name
   * @returns the exit code: 0 fine, 1 the configuration or the site is wrong, 2 wrong usage; undefined while it keeps serving or watching
   * @throws WrongUsage
   */
  run(args: readonly string[], io: Io): Promise<number | undefined>
}

/** An option of a command, as `parseArgs` takes it. */
export interface Option {
  readonly type: 'string' | 'boolean'
  readonly default?: string
  /** What stands for its value in the usage. */
  readonly value?: string
  readonly isRequired?: boolean
  /** Whether it may stand without its value, which is empty then. */
  readonly mayBeAlone?: boolean
}

/** The options of a command, by their names. */
export type Options = Readonly<Record<string, Option>>

/** What is written behind options, or their defaults. */
export type Values<O extends Options> = ReturnType<typeof parseArgs<{ args: string[]; options: O }>>['values']

/** The highest port number. */
export const lastPort = 65_535

/** Thrown for arguments that a command does not take, with the reason in the words of its user. */
export class WrongUsage extends Error {}

/** The option that every command has: the language of its messages. */
const ownOptions = { lang: { type: 'string', value: Object.keys(languages).join('|') } } as const satisfies Options

/** How the language is named. */
export const languageUsage = optionUsage(['lang', ownOptions.lang])

/** Makes the command of a name, which takes some options, and words if it says so. */
export function command<const O extends Options>(
  name: string,
  {
    options,
    positionals,
    run,
  }: {
    readonly options: O
    /** What stands behind its name besides options, for the usage; left out, nothing may. */
    readonly positionals?: string
    /** @param words the arguments behind its name, without the options */
    run(values: Values<O>, io: Io, words: readonly string[]): Promise<number | undefined>
  },
): Command {
  return {
    name,
    usage: [
      name,
      ...(positionals === undefined ? [] : [positionals]),
      ...Object.entries({ ...options, ...ownOptions }).map(optionUsage),
    ].join(' '),
    takesWords: positionals !== undefined,
    options: { ...options, ...ownOptions },
    run: async (args, io) => {
      const { values, positionals: words } = read(args, { options, allowPositionals: positionals !== undefined }, io)
      return run(values, io, words)
    },
  }
}

function optionUsage(entry: [string, Option]): string {
  return entry[1].isRequired ? writeOption(entry) : `[${writeOption(entry)}]`
}

/** An option with a placeholder for its value, such as `--port NUMBER`. */
export function writeOption([name, { value, mayBeAlone }]: [string, Option]): string {
  if (value === undefined) return `--${name}`
  return `--${name} ${mayBeAlone ? `[${value}]` : value}`
}

function read<O extends Options>(
  args: readonly string[],
  { options, allowPositionals }: { readonly options: O; readonly allowPositionals: boolean },
  io: Io,
): { values: Values<O>; positionals: string[] } {
  try {
    const known: Options = options
    const isNumberOf = (arg = '', next = '') =>
      arg.startsWith('--') && known[arg.slice(2)]?.type === 'string' && /^-\d/.test(next)
    // A negative number is a value, which the option itself refuses.
    const written = args.flatMap((arg, index) => {
      if (isNumberOf(args[index - 1], arg)) return []
      const next = args[index + 1]
      return isNumberOf(arg, next) ? `${arg}=${next}` : withValue(arg, next, options)
    })
    return parseArgs({ args: written, options, allowPositionals })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    throw new WrongUsage(commandWords(io).argumentsWrong(message))
  }
}

/** An argument as `parseArgs` takes it, which wants a value behind each option that can have one. */
function withValue(arg: string, next = '-', options: Options): string {
  const name = arg.startsWith('--') ? arg.slice(2) : ''
  return Object.hasOwn(options, name) && options[name]?.mayBeAlone && next.startsWith('-') ? `${arg}=` : arg
}

/** The options that several commands take. */
export const options = {
  config: { type: 'string', default: configName, value: 'FILE' },
  /** The folder of the built site; left out, `dist` beside the configuration. */
  out: { type: 'string', value: 'DIR' },
  /** The folder of the typed modules; left out, `src/generated` in a checkout, whose templates are checked with them, and else none. */
  generated: { type: 'string', value: 'DIR' },
  port: { type: 'string', value: 'NUMBER' },
  host: { type: 'string', value: 'ADDRESS', mayBeAlone: true },
} as const satisfies Options

const defaultPort = '4173'

/**
 * The port to serve on: from the option, else from the environment.
 *
 * @throws WrongUsage for what is not a port
 */
export function parsePort({ port: written }: { readonly port?: string | undefined }, io: Io): number {
  const said = written ?? (io.env.PORT || defaultPort)
  const port = Number(said)
  if (/^\d+$/.test(said.trim()) && port <= lastPort) return port
  throw new WrongUsage(commandWords(io).portWrong(said, lastPort))
}
