import { join } from 'node:path'
import type { OutputFolder } from '../output-folder.ts'
import type { Hosting } from './hosting.ts'
import { apache } from './hosts/apache.ts'
import { caddy } from './hosts/caddy.ts'
import { cloudflare } from './hosts/cloudflare.ts'
import { cloudfront } from './hosts/cloudfront.ts'
import { lighttpd } from './hosts/lighttpd.ts'
import { netlify } from './hosts/netlify.ts'
import { nginx } from './hosts/nginx.ts'
import { vercel } from './hosts/vercel.ts'

/** Makes the configuration files of one host, by path. */
type Host = (hosting: Hosting) => Readonly<Record<string, string>>

/** A name that somebody can own: no address of a machine, and no port. */
const isDomain = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/

/** The hosts for which files are made. */
export const hosts = {
  nginx,
  caddy,
  apache,
  lighttpd,
  netlify,
  cloudflare,
  vercel,
  // GitHub Pages has no headers and no redirects: pages carry their own policy, and the 404 page leads on from other addresses.
  // Its own addresses are no domains that a site could name; the domain of a site in a folder is that of another repository.
  'github-pages': ({ host, folder }): Record<string, string> => ({
    ...(isDomain.test(host) && !host.endsWith('.github.io') && folder === '' && { CNAME: `${host}\n` }),
    '.nojekyll': '',
  }),
  cloudfront,
} satisfies Readonly<Record<string, Host>>

/** The name of a host for which files are made. */
export type HostName = keyof typeof hosts

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
  for (const [host, filesOf] of Object.entries(hosts)) {
    for (const [path, text] of Object.entries(filesOf(hosting))) output.write(`${host}/${path}`, text)
  }
}
