import { parseArgs } from 'node:util'
import { languages } from '../diagnostics/languages.ts'
import { commandWords } from './command-words.ts'
import type { Io } from './io.ts'

/** What `node generator/main.mjs NAME` starts. */
export interface Command {
  readonly name: string
  /** How it is called, beginning with its name. */
  readonly usage: string
  /** Its options, and those that every command takes. */
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

/** What every command takes: the language in which it speaks. */
const ownOptions = { lang: { type: 'string', value: Object.keys(languages).join('|') } } as const satisfies Options

/** How the language is named. */
export const languageUsage = optionUsage(['lang', ownOptions.lang])

/** Makes the command of a name, which takes some options and nothing else. */
export function command<const O extends Options>(
  name: string,
  { options, run }: { readonly options: O; run(values: Values<O>, io: Io): Promise<number | undefined> },
): Command {
  return {
    name,
    usage: [name, ...Object.entries({ ...options, ...ownOptions }).map(optionUsage)].join(' '),
    options: { ...options, ...ownOptions },
    run: async (args, io) => run(valuesIn(args, options, io), io),
  }
}

function optionUsage([name, { value, isRequired, mayBeAlone }]: [string, Option]): string {
  const written = value === undefined ? `--${name}` : `--${name} ${mayBeAlone ? `[${value}]` : value}`
  return isRequired ? written : `[${written}]`
}

function valuesIn<O extends Options>(args: readonly string[], options: O, io: Io): Values<O> {
  try {
    return parseArgs({ args: args.map((arg, index) => withValue(arg, args[index + 1], options)), options }).values
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
  config: { type: 'string', default: 'site.config.yaml', value: 'FILE' },
  out: { type: 'string', default: 'dist', value: 'DIR' },
  /** The folder of the typed modules. */
  generated: { type: 'string', default: 'src/generated', value: 'DIR' },
  port: { type: 'string', value: 'NUMBER' },
  host: { type: 'string', value: 'ADDRESS', mayBeAlone: true },
} as const satisfies Options

const defaultPort = '4173'

/**
 * The port to serve on: the one that is asked for, or that of the environment.
 *
 * @throws WrongUsage for what is not a port
 */
export function portOf({ port: written }: { readonly port?: string | undefined }, io: Io): number {
  const said = written ?? (io.env.PORT || defaultPort)
  const port = Number(said)
  if (said.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= lastPort) return port
  throw new WrongUsage(commandWords(io).portWrong(said, lastPort))
}
