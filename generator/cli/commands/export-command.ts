import { resolve } from 'node:path'
import { withLock } from '../../lib/files/folder-lock.ts'
import { isWithin } from '../../lib/files/paths.ts'
import { exportHosts } from '../../output/hosting/export-layout.ts'
import {
  type ExportOptions,
  exportSite,
  mailKeys,
  readHosting,
  suitedHosts,
  unsuited,
} from '../../output/hosting/export-site.ts'
import type { Hosting } from '../../output/hosting/hosting.ts'
import type { HostingName } from '../../output/hosting/hosts.ts'
import { command, options, type Values, WrongUsage } from '../command.ts'
import { commandWords } from '../command-words.ts'
import { type Io, refuse } from '../io.ts'
import { refuseFolders, settle, shownFolder } from '../refuse-folders.ts'
import { siteFolders } from '../site-folders.ts'

const exportOptions = {
  host: { type: 'string', value: exportHosts.join('|'), isRequired: true },
  config: options.config,
  out: options.out,
  /** The folder to upload; left out, `public` beside the configuration. */
  to: { type: 'string', value: 'DIR' },
} as const

/** Writes a built site as a folder for one host. */
export const exportCommand = command('export', {
  options: exportOptions,
  async run(values, io) {
    const exported = readExport(values, io)
    for (const folder of [exported.out, exported.to]) await settle(folder, io)
    if (refuseFolders([{ folder: exported.to, content: 'site', option: '--to' }], io)) return 2
    let keys: readonly string[] = []
    try {
      const hosting = await readHosting(exported.out)
      if (refuseReceiver(hosting, exported.host, io)) return 1
      keys = mailKeys(hosting)
      await withLock(
        exported.out,
        () => exportSite(exported),
        () => io.err(`${commandWords(io).waiting(shownFolder(exported.out))}\n`),
      )
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return refuse(io, commandWords(io).notBuilt(shownFolder(exported.out)))
    }
    const folder = shownFolder(exported.to)
    io.out(`${commandWords(io).exported(folder, exported.host)}\n`)
    if (keys.length > 0) io.out(`${commandWords(io).mailNeeds({ keys, host: exported.host, folder })}\n`)
    return 0
  },
})

/** Reports a form whose leads would be lost at the host. Returns whether there is one. */
function refuseReceiver(hosting: Hosting, host: HostingName, io: Io): boolean {
  const receiver = unsuited(host, hosting)
  if (!receiver) return false
  io.err(`${commandWords(io).receiverUnsuited({ form: receiver.form, host, hosts: suitedHosts(receiver) })}\n`)
  return true
}

function readExport(values: Values<typeof exportOptions>, io: Io): ExportOptions {
  const words = commandWords(io)
  if (values.host === undefined) throw new WrongUsage(words.hostMissing(exportHosts))
  const host = exportHosts.find((name) => name === values.host)
  if (!host) throw new WrongUsage(words.hostUnknown(values.host, exportHosts))
  const { out, exported } = siteFolders(values)
  const to = values.to === undefined ? exported : resolve(values.to)
  // The folder is replaced as a whole.
  const isInUse = isWithin(out, to) || isWithin(to, out) || isWithin(process.cwd(), to)
  if (isInUse) throw new WrongUsage(words.exportInside(shownFolder(to)))
  return { host, out, to }
}
