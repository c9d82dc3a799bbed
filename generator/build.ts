import { availableParallelism } from 'node:os'
import type { RouteRecord } from '../src/routing/route.ts'
import { writeShareImages } from './assets/share-images/write-share-images.ts'
import type { RunningCheck } from './check/running-check.ts'
import { removeUnused } from './lib/cache.ts'
import { sourceVersion } from './lib/source-version.ts'
import { describeHosting } from './output/hosting/hosting.ts'
import { hostsFolder, writeHosting } from './output/hosting/write-hosting.ts'
import { SiteModules } from './output/modules/site-modules.ts'
import { OutputFolder } from './output/output-folder.ts'
import { precompress } from './output/precompress.ts'
import { switchFolders } from './output/switch-folders.ts'
import { type SharedAddresses, writeAssets, writeImages, writeRootFiles } from './output/write-assets.ts'
import { type PreparedSite, prepareSite, type SiteSources } from './prepare-site.ts'
import { LastBuild } from './render/last-build.ts'
import { prerender } from './render/prerender.ts'
import type { RenderSetting } from './render/render-setting.ts'
import { RenderThread } from './render/render-thread.ts'
import { sharedHead } from './render/shared-head.ts'
import { SitePolicy } from './render/site-policy.ts'

/** The inputs of a build. */
interface BuildOptions extends SiteSources {
  /** The folder to build the site into. */
  readonly out: string
  /** The folder of the typed modules. */
  readonly generated: string
  /** Whether to draw share images. */
  readonly shareImages: boolean
  /** Whether to precompress the files. */
  readonly precompress: boolean
}

/** The outcome of a build. */
interface BuildResult {
  readonly routes: readonly RouteRecord[]
  /** The paths of all files, relative to the folder of the site. */
  readonly files: readonly string[]
}

/** The number of routes from which a second thread saves more time than it takes to start. */
const routesForThread = 400

/** How many pages are rendered before it starts: after an edit there are often no more. */
const pagesBeforeThread = 20

/**
 * Builds a site: compile, emit, bundle, prerender. The folders of the last build change only when every step has succeeded and
 * the check has ended without an error.
 *
 * @throws if the configuration turns out to be wrong, and whatever a step throws
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const { check, out, generated, progress } = options
  const site = await prepareSite(options)
  const { model } = site
  const modules = new SiteModules(model, generated)
  const [output, hosts] = [new OutputFolder(out), new OutputFolder(hostsFolder(out))]
  const policy = new SitePolicy(originOf(model.webhook))
  const lastBuild = new LastBuild({ folder: out, code: codeVersion(site), output, policy })
  try {
    const addresses = await writeAssets(site, output)
    const input = { ...prerenderInput(site, addresses), output, policy, modules, lastBuild }
    const startThread = threadStarter(site, { output, policy })
    const others = otherWork(site, { check, output })
    const sideWork = () => !others.next().done
    const routes = await progress.step('prerender', (onPage) => prerender({ ...input, startThread, sideWork }, onPage))
    while (sideWork());
    await writeImages(site.images, output)
    await addExtras(options, { site, output })
    writeHosting(describeHosting(model, policy.sources), hosts)
    modules.finish()
    switchFolders([output.staging, hosts.staging])
    lastBuild.finish()
    await removeUnused()
    return { routes, files: output.paths }
  } catch (error) {
    for (const written of [output, hosts, modules]) written.discard()
    throw error
  }
}

function prerenderInput({ model, fonts, styles, bundle }: PreparedSite, { stylesheet, printSheet }: SharedAddresses) {
  return { model, bundle, styles, stylesheet, sharedHead: sharedHead(model, { fonts, printSheet }) }
}

/** Identifies the code that makes documents: the app's, our own, and Node's, which formats dates and numbers. */
function codeVersion({ bundle }: PreparedSite): string {
  return `${process.version} ${bundle.serverUrl} ${sourceVersion(['generator'])}`
}

/** What is done between pages, in parts. */
function* otherWork(
  site: PreparedSite,
  { check, output }: { readonly check: RunningCheck; readonly output: OutputFolder },
) {
  while (check.advance()) yield
  writeRootFiles(site, output)
}

/** Starts a second thread for a large site. */
function threadStarter(
  { model, bundle }: PreparedSite,
  shared: { readonly output: OutputFolder; readonly policy: SitePolicy },
) {
  const isLarge = model.routes.length >= routesForThread && availableParallelism() > 1
  const { serverUrl } = bundle
  return (setting: RenderSetting, rendered: number): RenderThread | undefined =>
    isLarge && rendered >= pagesBeforeThread ? new RenderThread({ ...shared, setting, serverUrl }) : undefined
}

/** Draws share images and precompresses files, as requested. In parallel: neither needs the other's files. */
async function addExtras(
  { shareImages, precompress: isCompressed, progress }: BuildOptions,
  { site, output }: { readonly site: PreparedSite; readonly output: OutputFolder },
): Promise<void> {
  const { model, images } = site
  await Promise.all([
    shareImages && progress.step('share images', (onImage) => writeShareImages({ model, images, output }, onImage)),
    isCompressed && progress.step('precompress', (onFile) => precompress(output, onFile)),
  ])
}

/** A list of the origin of an address on another host; empty for a path on this site. */
function originOf(address: string | undefined): string[] {
  return address === undefined || address.startsWith('/') ? [] : [new URL(address).origin]
}
