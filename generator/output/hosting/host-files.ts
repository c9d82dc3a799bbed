import type { Hosting } from './hosting.ts'
import { apache } from './hosts/apache.ts'
import { caddy } from './hosts/caddy.ts'
import { cloudflare } from './hosts/cloudflare.ts'
import { cloudfront } from './hosts/cloudfront.ts'
import { githubPages } from './hosts/github-pages.ts'
import { lighttpd } from './hosts/lighttpd.ts'
import { netlify } from './hosts/netlify.ts'
import { nginx } from './hosts/nginx.ts'
import { vercel } from './hosts/vercel.ts'

/** Makes the configuration files of one host, by path. */
type Host = (hosting: Hosting) => Readonly<Record<string, string>>

/** The hosts for which files are made. */
export const hosts = {
  nginx,
  caddy,
  apache,
  lighttpd,
  netlify,
  cloudflare,
  vercel,
  'github-pages': githubPages,
  cloudfront,
} satisfies Readonly<Record<string, Host>>

/** The name of a host for which files are made. */
export type HostName = keyof typeof hosts
