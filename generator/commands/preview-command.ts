import type { Io } from '../io.ts'
import { tryPort } from '../preview/listen.ts'
import { preview } from '../preview/preview.ts'
import { buildSite } from './build-command.ts'
import type { Command } from './command.ts'
import { commandWords, type PortAttempt } from './command-words.ts'
import { explainPort } from './explain-port.ts'
import { openReceiver } from './open-receiver.ts'
import { shownFolder } from './refuse-folders.ts'
import { readSiteOptions, type SiteOptions, siteUsage } from './site-options.ts'

/** Serves a built site. */
export const previewCommand: Command = {
  usage: siteUsage('preview'),
  async run(args, io) {
    const options = readSiteOptions('preview', args, io)
    return options ? serve('preview', options, io) : 2
  },
}

/** Builds the site and serves it. */
export const startCommand: Command = {
  usage: siteUsage('start'),
  async run(args, io) {
    const options = readSiteOptions('start', args, io)
    if (!options) return 2
    // Not only once it is built.
    if (!(await canListen({ port: options.port, command: 'start' }, io))) return 1
    const exitCode = await buildSite(options, io)
    return exitCode === 0 ? serve('start', options, io) : exitCode
  },
}

/** Whether a port can be used; prints why not. */
async function canListen(attempt: PortAttempt, io: Io): Promise<boolean> {
  try {
    await tryPort(attempt.port)
    return true
  } catch (error) {
    io.err(`${explainPort(error as NodeJS.ErrnoException, attempt, io)}\n`)
    return false
  }
}

async function serve(command: string, options: SiteOptions, io: Io): Promise<number | undefined> {
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
