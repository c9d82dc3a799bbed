import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hosts } from './host-files.ts'
import type { Hosting } from './hosting.ts'
import { hostsFolder } from './hosts-folder.ts'

/** The file that describes how to serve a built site. */
export function hostingFile(out: string): string {
  return join(hostsFolder(out), 'hosting.json')
}

/** Writes the description of a site's hosting beside its web root, with the configuration files of each host. */
export async function writeHosting(hosting: Hosting, out: string): Promise<void> {
  const files = Object.entries(hosts).flatMap(([host, filesOf]) =>
    Object.entries(filesOf(hosting)).map(([name, text]) => [join(host, name), text] as const),
  )
  await rm(hostsFolder(out), { recursive: true, force: true })
  for (const [name, text] of [['hosting.json', `${JSON.stringify(hosting, null, 2)}\n`] as const, ...files]) {
    const file = join(hostsFolder(out), name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
