import { relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { kindsFolder } from '../kinds/kind-files.ts'
import { mayRunKinds, trustKinds, trustOption } from '../kinds/trust.ts'
import { options } from './command.ts'
import { commandWords } from './command-words.ts'
import type { Io } from './io.ts'

/** The commands that run the code of a site's own kinds, as they draw pages. The editor asks by a page of its own. */
const drawing = ['build', 'start', 'dev', 'fonts']

/**
 * Takes the option that trusts the kinds of a site out of the arguments of any command, and keeps the answer; asks whoever sits before the
 * terminal where a command would run them and nobody has answered.
 *
 * @returns the other arguments; undefined where the code must not run
 */
export async function takeTrust(name: string, args: readonly string[], io: Io): Promise<readonly string[] | undefined> {
  const others = args.filter((arg) => arg !== trustOption)
  const file = readConfigOption(others)
  if (others.length < args.length) trustKinds(file, io.env)
  if (!drawing.includes(name) || mayRunKinds(file, io.env)) return others
  const folder = relative(process.cwd(), kindsFolder(file))
  const words = commandWords(io)
  if (!io.isTerminal || process.stdin.isTTY !== true) {
    io.err(`${words.kindsUntrusted(folder)}\n`)
    return undefined
  }
  if (!(await isAnsweredYes(words.kindsAsked(folder)))) return undefined
  trustKinds(file, io.env)
  return others
}

/** The configuration that a command is called with. */
function readConfigOption(args: readonly string[]): string {
  const at = args.findIndex((arg) => arg === '--config' || arg.startsWith('--config='))
  const written = args[at]?.slice('--config='.length) || (at === -1 ? undefined : args[at + 1])
  return resolve(written ?? options.config.default)
}

async function isAnsweredYes(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^(?:y|yes|s|sim|sí|si)$/i.test((await terminal.question(question)).trim())
  } finally {
    terminal.close()
  }
}
