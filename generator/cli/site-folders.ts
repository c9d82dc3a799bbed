import { dirname, join, resolve } from 'node:path'

/** The folders and files that commands write for a site, beside its configuration: sites in other folders keep out of each other's way. */
export interface SiteFolders {
  /** The configuration. */
  readonly file: string
  /** The built site. */
  readonly out: string
  /** What `export` makes of it. */
  readonly exported: string
  /** The leads that come in while the site is tried out. */
  readonly leads: string
}

/** What commands write beside a configuration, as lines of `.gitignore`. */
export const madeBeside = ['dist/', 'dist-hosts/', '*.staging-*/', 'public/', 'leads.jsonl', 'lead-files/'] as const

/** The folders of a site, absolute. What is asked for by an option is meant from the folder in which the command was called. */
export function siteFolders({
  config,
  out,
}: {
  readonly config: string
  readonly out?: string | undefined
}): SiteFolders {
  const file = resolve(config)
  const beside = (name: string) => join(dirname(file), name)
  return {
    file,
    out: out === undefined ? beside('dist') : resolve(out),
    exported: beside('public'),
    leads: beside('leads.jsonl'),
  }
}
