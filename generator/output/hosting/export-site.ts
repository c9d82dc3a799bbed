import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeadReceiver } from '../../compile/site-model.ts'
import { listFiles } from '../../lib/files/list-files.ts'
import { writeFolder } from '../output-folder.ts'
import { precompress } from '../precompress.ts'
import { uploadPath } from './export-layout.ts'
import type { Hosting } from './hosting.ts'
import { type HostingName, hosts, hostsWith } from './hosts.ts'
import { providers } from './mail/mail-providers.ts'
import { hostingFile } from './write-hosting.ts'

/** The options of an export. */
export interface ExportOptions {
  /** The folder of a built site. */
  readonly out: string
  readonly host: HostingName
  /** The folder to write. It is replaced once the export is complete. */
  readonly to: string
}

/**
 * Reads how a built site is to be served.
 *
 * @throws an error with the `code` "ENOENT" where no site was built
 */
export async function readHosting(out: string): Promise<Hosting> {
  return JSON.parse(await readFile(hostingFile(out), 'utf8'))
}

/** What receives leads where the site is at one host only, and is to go to another one. */
export function unsuited(host: HostingName, { receivers }: Pick<Hosting, 'receivers'>): LeadReceiver | undefined {
  const { functions } = hosts[host]
  return receivers.find(({ to }) => (isHostOfLeads(to) && to !== host) || (to === 'email' && !functions))
}

/** The hosts at which a receiver works. */
export function suitedHosts({ to }: Pick<LeadReceiver, 'to'>): HostingName[] {
  return isHostOfLeads(to) ? [to] : hostsWith('functions')
}

function isHostOfLeads(name: string): name is HostingName {
  return Object.hasOwn(hosts, name) && hosts[name as HostingName].receivesLeads === true
}

/** The environment variables without which no e-mail is sent. */
export function mailKeys({ receivers }: Pick<Hosting, 'receivers'>): string[] {
  const keys = receivers.flatMap(({ mail }) => mail && [providers[mail.provider].key, mail.captcha?.secret])
  return [...new Set(keys.filter((key) => key !== undefined))]
}

/** The files of the function that sends e-mails, where a form wants it. */
async function functionsFor(host: HostingName, { receivers, origin }: Hosting): Promise<Record<string, string>> {
  const forms = receivers.flatMap(({ address, mail }) => (mail ? [[address, mail] as const] : []))
  const { functions } = hosts[host]
  if (forms.length === 0 || !functions) return {}
  // Few sites need the bundler here.
  const { mailFiles } = await import('./mail/mail-functions.ts')
  return mailFiles(functions, { origin, forms: Object.fromEntries(forms) })
}

/**
 * Writes a built site as a folder that is ready for upload: in the layout that the host wants, with the host's own files.
 *
 * @throws an error with the `code` "ENOENT" where no site was built
 */
export async function exportSite({ out, host, to }: ExportOptions): Promise<void> {
  const hosting = await readHosting(out)
  const { files, sendsCompressed } = hosts[host]
  await writeFolder(to, async (output) => {
    for (const path of listFiles(out)) {
      if (!sendsCompressed && /\.(br|gz)$/.test(path)) continue
      const place = uploadPath(path, { host, hosting })
      if (place !== undefined) output.write(place, await readFile(join(out, path)))
    }
    if (sendsCompressed) await precompress(output)
    const functions = await functionsFor(host, hosting)
    for (const [path, text] of Object.entries({ ...files(hosting), ...functions })) output.write(path, text)
  })
}
