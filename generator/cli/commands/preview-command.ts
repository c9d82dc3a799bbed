import type { LeadReceiver } from '../../compile/site-model.ts'
import { readHosting } from '../../output/hosting/export-site.ts'
import { type ListenAddress, tryPlace } from '../../serve/preview/listen.ts'
import { preview } from '../../serve/preview/preview.ts'
import { command, options } from '../command.ts'
import { commandWords } from '../command-words.ts'
import { parseListenAddress, printAddresses } from '../host-option.ts'
import { type Io, refuse } from '../io.ts'
import { openReceiver } from '../open-receiver.ts'
import { settle, shownFolder } from '../refuse-folders.ts'
import { type SiteFolders, siteFolders } from '../site-folders.ts'
import { buildOptions, buildSite } from './build-command.ts'

/** Serves a built site. The built site has all that it needs; it lies beside the configuration, and so do the leads that are sent to it. */
export const previewCommand = command('preview', {
  options: { config: options.config, out: options.out, port: options.port, host: options.host },
  run: async (values, io) => serve(siteFolders(values), parseListenAddress(values, io), io),
})

/** Builds the site and serves it. */
export const startCommand = command('start', {
  options: { ...buildOptions, port: options.port, host: options.host },
  async run(values, io) {
    const place = parseListenAddress(values, io)
    // Not only once it is built.
    await tryPlace(place)
    const exitCode = await buildSite(values, io)
    return exitCode === 0 ? serve(siteFolders(values), place, io) : exitCode
  },
})

/** Says of a form where its leads go from here, unless they go where they are meant to go without a host. */
function sayWhereTo({ form, to, address }: LeadReceiver, leads: string, io: Io): void {
  const words = commandWords(io)
  if (!address.startsWith('/')) io.out(`${words.leadsGo({ form, host: new URL(address).host })}\n`)
  else if (to !== 'webhook') io.out(`${words.leadsStay({ form, file: shownFolder(leads) })}\n`)
}

async function serve({ out, leads }: SiteFolders, place: ListenAddress, io: Io): Promise<number | undefined> {
  await settle(out, io)
  try {
    const receiver = openReceiver(leads, io)
    const { address, folder } = await preview({
      out,
      ...place,
      handlers: (hosting) => [receiver(hosting)],
      print: (text) => io.err(`${text}\n`),
    })
    printAddresses({ address, folder }, place, io)
    for (const receiver of (await readHosting(out)).receivers) sayWhereTo(receiver, leads, io)
    return undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return refuse(io, commandWords(io).notBuilt(shownFolder(out)))
  }
}
