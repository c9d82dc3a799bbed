import type { Host } from './host.ts'
import { apache } from './hosts/apache.ts'
import { caddy } from './hosts/caddy.ts'
import { cloudflare, cloudflareFunction } from './hosts/cloudflare.ts'
import { cloudfront } from './hosts/cloudfront.ts'
import { githubPages } from './hosts/github-pages.ts'
import { gitlabPages } from './hosts/gitlab-pages.ts'
import { netlify, netlifyFunction } from './hosts/netlify.ts'
import { nginx } from './hosts/nginx.ts'
import { vercel, vercelFunction } from './hosts/vercel.ts'

/** All that is known of each host: the build writes its files, `export` the folder to upload. */
const table = {
  nginx: { files: nginx, sendsCompressed: true },
  caddy: { files: caddy, sendsCompressed: true },
  netlify: { files: netlify, upload: { isFlat: true }, functions: netlifyFunction, receivesLeads: true },
  cloudflare: { files: cloudflare, upload: { isFlat: true }, functions: cloudflareFunction },
  vercel: { files: vercel, upload: {}, functions: vercelFunction },
  'github-pages': { files: githubPages, upload: { isFlat: true, isSiteFolder: true } },
  // A page in a folder of its own: a file beside a folder of the same name would never be served.
  'gitlab-pages': { files: gitlabPages, upload: { isSiteFolder: true }, sendsCompressed: true },
  apache: { files: apache, upload: { isSiteFolder: true }, sendsCompressed: true },
  cloudfront: { files: cloudfront },
} satisfies Readonly<Record<string, Host>>

/** The name of a host. */
export type HostingName = keyof typeof table

/** The hosts, by their names. */
export const hosts: Readonly<Record<HostingName, Host>> = table

/** The hosts that have something, in the order of the table. */
export function hostsWith(part: Exclude<keyof Host, 'files'>): HostingName[] {
  return (Object.keys(hosts) as HostingName[]).filter((name) => hosts[name][part] !== undefined)
}

/** The name of a host as somebody has written it; undefined of any other text. */
export function findHost(name: string): HostingName | undefined {
  return Object.hasOwn(hosts, name) ? (name as HostingName) : undefined
}
