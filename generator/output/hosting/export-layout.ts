import type { Hosting } from './hosting.ts'
import { type HostingName, hosts, hostsWith } from './hosts.ts'

/** Hosts to which the site is uploaded as one folder. */
export const exportHosts: readonly HostingName[] = hostsWith('upload')

/** Where a file of a built site lies in the folder that a host wants; undefined for one that it does not take. */
export function uploadPath(
  path: string,
  { host, hosting }: { readonly host: HostingName; readonly hosting: Hosting },
): string | undefined {
  const { upload = {} } = hosts[host]
  const within = upload.isSiteFolder ? hosting.folder : ''
  const laidOut = upload.isFlat ? flatPath(path, hosting.homes) : path
  return path.startsWith(within) ? laidOut.slice(within.length) : undefined
}

/** `pt/sobre/index.html` → `pt/sobre.html`; homes, which end with a slash, stay as they are. */
function flatPath(path: string, homes: readonly string[]): string {
  const page = /^(.+)\/index\.html$/.exec(path)?.[1]
  return page === undefined || homes.includes(`/${page}/`) ? path : `${page}.html`
}
