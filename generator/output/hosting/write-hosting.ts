import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFolder } from '../write-folder.ts'
import { hosts } from './host-files.ts'
import type { Hosting } from './hosting.ts'

/** The name of the file that describes how to serve a built site. */
export const hostingName = 'hosting.json'

/** The folder of the files for hosts: beside the web root, since a host would serve what is inside. */
export function hostsFolder(out: string): string {
  return `${out.replace(/[/\\]+$/, '')}-hosts`
}

/** The path of the file that describes how to serve a built site. */
export function hostingFile(out: string): string {
  return join(hostsFolder(out), hostingName)
}

/** Writes the description of a site's hosting beside its web root, with the configuration files of each host. */
export async function writeHosting(hosting: Hosting, out: string): Promise<void> {
  await writeFolder(hostsFolder(out), (output) => {
    output.write(hostingName, `${JSON.stringify(hosting, null, 2)}\n`)
    for (const [host, filesOf] of Object.entries(hosts)) {
      for (const [path, text] of Object.entries(filesOf(hosting))) output.write(`${host}/${path}`, text)
    }
  })
  // By this a running preview notices the build, also one that has changed nothing but pages.
  const now = new Date()
  await utimes(hostingFile(out), now, now)
}
