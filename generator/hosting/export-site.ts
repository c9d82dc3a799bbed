import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type HostName, hosts } from './host-files.ts'
import type { Hosting } from './hosting.ts'
import { hostingFile } from './write-hosting.ts'

/** The options of an export. */
export interface ExportOptions {
  /** The folder of a built site. */
  readonly out: string
  readonly host: HostName
  /** The folder to write. It is replaced once the export is complete. */
  readonly to: string
}

/** Hosts that serve `/a/b` from `a/b.html`, and would redirect it to `/a/b/` for `a/b/index.html`. */
const flatHosts: ReadonlySet<HostName> = new Set(['netlify', 'cloudflare', 'github-pages'])

/** Hosts to which one folder is uploaded, with their own files in it, and which compress by themselves. */
export const exportHosts = ['netlify', 'cloudflare', 'vercel', 'github-pages', 'apache'] as const satisfies HostName[]

/**
 * Writes a built site as a folder that is ready for upload: in the layout that the host wants, with the host's own files.
 *
 * @throws an error with the `code` "ENOENT" where no site was built
 */
export async function exportSite({ out, host, to }: ExportOptions): Promise<void> {
  const hosting = JSON.parse(await readFile(hostingFile(out), 'utf8')) as Hosting
  const staging = `${to}.staging-${process.pid}`
  try {
    await copySite({ out, host, to: staging }, hosting)
    for (const [name, text] of Object.entries(hosts[host](hosting))) await writeFile(join(staging, name), text)
    await rm(to, { recursive: true, force: true })
    await rename(staging, to)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function copySite({ out, host, to }: ExportOptions, { homes }: Hosting): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name)
      .slice(out.length + 1)
      .replaceAll('\\', '/')
    if (host !== 'apache' && /\.(br|gz)$/.test(path)) continue
    const target = join(to, flatHosts.has(host) ? flatPath(path, homes) : path)
    await mkdir(dirname(target), { recursive: true })
    await cp(join(out, path), target)
  }
}

/** `pt/sobre/index.html` → `pt/sobre.html`; homes, which end with a slash, stay as they are. */
function flatPath(path: string, homes: readonly string[]): string {
  const page = /^(.+)\/index\.html$/.exec(path)?.[1]
  return page === undefined || homes.includes(`/${page}/`) ? path : `${page}.html`
}
