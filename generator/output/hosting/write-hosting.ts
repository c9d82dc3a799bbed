import { join } from 'node:path'
import type { OutputFolder } from '../output-folder.ts'
import type { Hosting } from './hosting.ts'
import { hosts } from './hosts.ts'

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

/** Writes the description of a site's hosting, with the configuration files of each host. */
export function writeHosting(hosting: Hosting, output: OutputFolder): void {
  // By this a running preview notices the build, also one that has changed nothing but pages.
  output.writeAnew(hostingName, `${JSON.stringify(hosting, null, 2)}\n`)
  for (const [name, host] of Object.entries(hosts)) {
    for (const [path, text] of Object.entries(host.files(hosting))) output.write(`${name}/${path}`, text)
  }
}
