import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Hosting } from './hosting.ts'

/** The folder of the files for hosts: beside the web root, since a host would serve what lies inside. */
export function hostsFolder(out: string): string {
  return `${out.replace(/[/\\]+$/, '')}-hosts`
}

/** The file that describes how a built site is to be served. */
export function hostingFile(out: string): string {
  return join(hostsFolder(out), 'hosting.json')
}

/** Writes the description of a site's hosting beside its web root. */
export async function writeHosting(hosting: Hosting, out: string): Promise<void> {
  const file = hostingFile(out)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(hosting, null, 2)}\n`)
}
