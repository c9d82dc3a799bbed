import { isLanguage, type Language } from '../diagnostics/languages.ts'
import { cacheEvents } from '../lib/files/cache.ts'
import { type Command, WrongUsage } from './command.ts'
import { commandWords } from './command-words.ts'
import { explainRefusal } from './explain-refusal.ts'
import { type Io, refuse } from './io.ts'

/**
 * Runs a command in the language that `--lang` names among its arguments; without it, in that of the environment.
 *
 * @returns what the command returns; 1 for an error that is explained without a stack; 2 for wrong usage, also an unknown language
 */
export async function runInLanguage(command: Command, args: readonly string[], io: Io): Promise<number | undefined> {
  const { rest, named } = takeLanguage(args)
  if (named === undefined) return runExplained(command, rest, io)
  if (isLanguage(named)) return runExplained(command, rest, speakLanguage(named, io))
  return tellUsage(command, commandWords(io).languageUnknown(named), io)
}

/** The output and environment of a command whose arguments may name the language of its messages; one that there is not changes nothing. */
export function applyLanguageOption(args: readonly string[], io: Io): Io {
  const { named = '' } = takeLanguage(args)
  return isLanguage(named) ? speakLanguage(named, io) : io
}

function speakLanguage(language: Language, io: Io): Io {
  return { ...io, env: { ...io.env, LC_ALL: language } }
}

/** Runs a command; an error that is not a bug is explained without a stack. */
async function runExplained(command: Command, args: readonly string[], io: Io): Promise<number | undefined> {
  const told = tellCache(io)
  try {
    return await command.run(args, io)
  } catch (error) {
    if (error instanceof WrongUsage) return tellUsage(command, error.message, io)
    const refusal = explainRefusal(error, { command: command.name, io })
    if (refusal === undefined) throw error
    return refuse(io, refusal)
  } finally {
    told()
  }
}

/** Collects what happens to the cache. Returns what tells it, in a line at the most for what was repaired, and for what is refused. */
function tellCache(io: Io): () => void {
  const damaged = new Set(io.repaired)
  const refused = new Set<string>()
  const onDamaged = (kind: string) => damaged.add(kind)
  const onRefused = (folder: string) => refused.add(folder)
  cacheEvents.on('damaged', onDamaged).on('refused', onRefused)
  return () => {
    cacheEvents.off('damaged', onDamaged).off('refused', onRefused)
    const words = commandWords(io)
    for (const folder of refused) io.err(`${words.cacheRefused(folder)}\n`)
    if (damaged.size > 0 && refused.size === 0) io.err(`${words.cacheRepaired([...damaged].sort())}\n`)
  }
}

function tellUsage({ usage }: Command, reason: string, io: Io): number {
  io.err(`${reason}\nusage: ${usage}\n`)
  return 2
}

/** Takes `--lang pt` or `--lang=pt` out of the arguments of a command. */
function takeLanguage(args: readonly string[]): { readonly rest: readonly string[]; readonly named?: string } {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const option = args[at]
  if (option === undefined) return { rest: args }
  if (option !== '--lang') return { rest: args.toSpliced(at, 1), named: option.slice('--lang='.length) }
  return { rest: args.toSpliced(at, 2), named: args[at + 1] ?? '' }
}
