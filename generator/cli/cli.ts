import { trustOption } from '../kinds/trust.ts'
import { clearLeftovers } from '../output/staging-records.ts'
import { type Command, languageUsage } from './command.ts'
import { commandWords } from './command-words.ts'
import { explainRefusal } from './explain-refusal.ts'
import { behindForgottenDashes, dashesOn } from './forgotten-dashes.ts'
import type { Io } from './io.ts'
import { applyLanguageOption, runInLanguage } from './run-in-language.ts'
import { takeTrust } from './trust-kinds.ts'

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./commands/check-command.ts')).checkCommand,
  emit: async () => (await import('./commands/emit-command.ts')).emitCommand,
  build: async () => (await import('./commands/build-command.ts')).buildCommand,
  export: async () => (await import('./commands/export-command.ts')).exportCommand,
  preview: async () => (await import('./commands/preview-command.ts')).previewCommand,
  start: async () => (await import('./commands/preview-command.ts')).startCommand,
  dev: async () => (await import('./commands/dev-command.ts')).devCommand,
  new: async () => (await import('./commands/new-command.ts')).newCommand,
  add: async () => (await import('./commands/add-command.ts')).addCommand,
  translate: async () => (await import('./commands/translate-command.ts')).translateCommand,
  upgrade: async () => (await import('./commands/upgrade-command.ts')).upgradeCommand,
  reference: async () => (await import('./commands/reference-command.ts')).referenceCommand,
  fonts: async () => (await import('./commands/fonts-command.ts')).fontsCommand,
  edit: async () => (await import('./commands/edit-command.ts')).editCommand,
}

const usage = `usage: ${Object.keys(commands).join(' | ')}  [--help] ${languageUsage} [${trustOption}]`

const help = ['--help', '-h']

/**
 * Runs a command.
 *
 * @param args its name and its options
 * @returns its exit code; none of one that goes on serving
 */
export async function main([name = '', ...given]: readonly string[], io: Io): Promise<number | undefined> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if ([name, ...given].some((arg) => help.includes(arg))) {
    const { describeCommand, describeProgram } = await import('./help/command-help.ts')
    const spoken = applyLanguageOption([name, ...given], io)
    io.out(`${load ? describeCommand(await load(), spoken) : describeProgram(Object.keys(commands), spoken)}\n`)
    return 0
  }
  if (!load) {
    io.err(`${usage}\n`)
    return 2
  }
  const args = await takeTrust(name, given, io)
  if (!args) return 1
  const command = await load()
  const forgotten = behindForgottenDashes(args, { env: io.env, ...command })
  if (forgotten !== undefined) {
    io.err(`${commandWords(io).dashesForgotten(`${name} ${dashesOn(process.platform)} ${forgotten}`)}\n`)
    return 2
  }
  clearLeftovers()
  return runInLanguage(command, args, io)
}

const processIo: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  isTerminal: process.stdout.isTTY === true,
}

// Whoever reads the results may have enough of them, as `head` has; a file that takes them may have no room.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return
  const refusal = explainRefusal(error, { command: '', io: processIo })
  if (refusal === undefined) throw error
  processIo.err(`${refusal}\n`)
  process.exit(1)
})
// Where nobody reads the output any more, the work goes on.
process.stderr.on('error', () => {})

/**
 * Runs the command that the arguments of the process name.
 *
 * @param isRepaired whether the cached generator itself was damaged, and has been made anew
 */
export async function run(isRepaired: boolean): Promise<void> {
  const io = isRepaired ? { ...processIo, repaired: ['program'] } : processIo
  const exitCode = await main(process.argv.slice(2), io)
  if (exitCode !== undefined) process.exitCode = exitCode
}
