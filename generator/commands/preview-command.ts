import type { Io } from '../io.ts'
import { preview } from '../preview/preview.ts'
import { buildCommand } from './build-command.ts'
import type { Command } from './command.ts'
import { commandWords } from './command-words.ts'
import { explainPort } from './explain-port.ts'
import { openReceiver } from './open-receiver.ts'
import { shownFolder } from './refuse-folders.ts'
import { readSiteOptions, siteUsage } from './site-options.ts'

/** Serves a built site. */
export const previewCommand: Command = {
  usage: `preview ${siteUsage}`,
  run: (args, io) => serve('preview', args, io),
}

/** Builds the site and serves it. */
export const startCommand: Command = {
  usage: `start ${siteUsage}`,
  async run(args, io) {
    const exitCode = await buildCommand.run(args, io)
    return exitCode === 0 ? serve('start', args, io) : exitCode
  },
}

async function serve(command: string, args: readonly string[], io: Io): Promise<number | undefined> {
  const options = readSiteOptions(args, io)
  if (!options) return 2
  try {
    const receiver = openReceiver(io)
    const { address } = await preview({
      ...options,
      handlers: (hosting) => [receiver(hosting)],
      print: (text) => io.err(`${text}\n`),
    })
    io.out(`${address}/\n`)
    return undefined
  } catch (error) {
    io.err(`${explain(error as NodeJS.ErrnoException, { ...options, command }, io)}\n`)
    return 1
  }
}

function explain(error: NodeJS.ErrnoException, at: { out: string; port: number; command: string }, io: Io): string {
  return error.code === 'ENOENT' ? commandWords(io).notBuilt(shownFolder(at.out)) : explainPort(error, at, io)
}
