import { Buffer } from 'buffer'
import type { SiteConfig } from '../../schema/site-config.ts'
import { writeShareImages } from '../assets/share-images/write-share-images.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { Progress } from '../lib/progress.ts'
import { uploadPath } from '../output/hosting/export-layout.ts'
import { describeHosting } from '../output/hosting/hosting.ts'
import { type HostingName, hosts } from '../output/hosting/hosts.ts'
import { renderSources } from '../output/render-sources.ts'
import { writeAssets, writeImages, writeRootFiles } from '../output/write-assets.ts'
import { startSite } from '../prepare-site.ts'
import { renderSite } from '../render/render-site.ts'
import { loadMinifier } from './ports/plain-css.ts'

const silent: Progress = { step: async (_name, run) => run(() => {}) }

interface BuildSources {
  readonly config: SiteConfig
  readonly file: string
  readonly bundle: Bundle
}

/**
 * The files to upload to a host: what `build` and `export` make on Node, without compressed forms, which hosts make themselves.
 *
 * @returns undefined where the host is to send e-mails: the functions for it are bundled on Node alone
 */
export async function buildFiles(
  sources: BuildSources,
  host: HostingName,
): Promise<Map<string, Uint8Array> | undefined> {
  await loadMinifier()
  const files = new Map<string, Uint8Array>()
  const output = {
    write: (path: string, content: string | Uint8Array) => {
      files.set(path, typeof content === 'string' ? Buffer.from(content) : content)
    },
  }
  const { parts, ...compiled } = await startSite({
    ...sources,
    bundle: Promise.resolve(sources.bundle),
    progress: silent,
  })
  const site = { ...compiled, ...(await parts) }
  const addresses = await writeAssets(site, output)
  const uses = await renderSite(renderSources(site, addresses), output)
  writeRootFiles(site, output)
  await writeImages(site, output)
  await writeShareImages({ ...compiled, output }, () => {})
  const hosting = describeHosting(site.model, uses)
  if (hosting.receivers.some(({ mail }) => mail)) return undefined
  const laidOut = [...files].flatMap(([path, bytes]): [string, Uint8Array][] => {
    const place = uploadPath(path, { host, hosting })
    return place === undefined ? [] : [[place, bytes]]
  })
  const own = Object.entries(hosts[host].files(hosting)).map(([path, text]): [string, Uint8Array] => [
    path,
    Buffer.from(text),
  ])
  return new Map([...laidOut, ...own])
}
