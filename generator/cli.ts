import { commandWords } from './commands/command-words.ts'
import { behindForgottenDashes } from './commands/forgotten-dashes.ts'
import type { Io } from './io.ts'

/** A command: takes the arguments after its name; returns the exit code, or undefined while it keeps serving. */
type Command = (args: readonly string[], io: Io) => Promise<number | undefined>

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./commands/run-check.ts')).runCheck,
  emit: async () => (await import('./commands/run-emit.ts')).runEmit,
  build: async () => (await import('./commands/run-build.ts')).runBuild,
  export: async () => (await import('./commands/run-export.ts')).runExport,
  preview: async () => (await import('./commands/run-preview.ts')).runPreview,
  start: async () => (await import('./commands/run-preview.ts')).runStart,
  dev: async () => (await import('./commands/run-dev.ts')).runDev,
}

const usage = `usage: ${Object.keys(commands).join(' | ')}  [--config FILE] [--out DIR]`

const help = ['--help', '-h']

async function main([name = '', ...args]: readonly string[], io: Io): Promise<number | undefined> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if ([name, ...args].some((arg) => help.includes(arg))) {
    io.out(`${load ? `usage: ${await usageOf(name)}` : usage}\n`)
    return 0
  }
  if (!load) {
    io.err(`${usage}\n`)
    return 2
  }
  const forgotten = behindForgottenDashes(args, io.env)
  if (forgotten !== undefined) {
    io.err(`${commandWords(io).dashesForgotten(`${name} -- ${forgotten}`)}\n`)
    return 2
  }
  const command = await load()
  return command(args, io)
}

async function usageOf(name: string): Promise<string> {
  if (name === 'check') return (await import('./commands/run-check.ts')).checkUsage
  if (name === 'export') return (await import('./commands/run-export.ts')).exportUsage
  return `${name} ${(await import('./commands/site-options.ts')).siteUsage}`
}

const exitCode = await main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  isTerminal: process.stdout.isTTY === true,
})
if (exitCode !== undefined) process.exitCode = exitCode
