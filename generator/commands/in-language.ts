import { isLanguage } from '../diagnostics/languages.ts'
import type { Io } from '../io.ts'

/** A command's arguments without the language, and the language that they name, which may be none that there is. */
interface Said {
  readonly rest: readonly string[]
  readonly said: string | undefined
}

/** Takes `--lang pt` or `--lang=pt` out of the arguments of a command. */
export function takeLanguage(args: readonly string[]): Said {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at === -1) return { rest: args, said: undefined }
  const isTwo = args[at] === '--lang'
  const said = isTwo ? (args[at + 1] ?? '') : args[at]?.slice('--lang='.length)
  return { rest: args.toSpliced(at, isTwo ? 2 : 1), said }
}

/** The environment in which a command speaks a language; undefined for a language that there is not. */
export function inLanguage(io: Io, said: string): Io | undefined {
  return isLanguage(said) ? { ...io, env: { ...io.env, LC_ALL: said } } : undefined
}
