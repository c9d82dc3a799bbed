import { availableParallelism } from 'node:os'
import type { SiteConfig } from '../schema/site-config.ts'
import type { RouteRecord } from '../src/routing/route.ts'
import type { Bundle } from './bundle/bundle.ts'
import { Verdict } from './check/verdict.ts'
import type { ShareCard } from './compile/share-card.ts'
import type { SiteModel } from './compile/site-model.ts'
import { SiteModules } from './emit/emit.ts'
import { contentHash } from './hash.ts'
import { describeHosting } from './hosting/hosting.ts'
import { writeHosting } from './hosting/write-hosting.ts'
import { compileSite } from './model.ts'
import { loadFonts } from './outputs/fonts.ts'
import { drawIcons } from './outputs/icon-files.ts'
import { readLastModified } from './outputs/last-modified.ts'
import { OutputFolder } from './outputs/output-folder.ts'
import { precompress } from './outputs/precompress.ts'
import { rootFiles } from './outputs/root-files.ts'
import { composeStyles } from './outputs/styles.ts'
import type { RenderSetting } from './prerender/page-renderer.ts'
import { prerender } from './prerender/prerender.ts'
import { RenderThread } from './prerender/render-thread.ts'
import { sharedHead } from './prerender/shared-head.ts'
import { SitePolicy } from './prerender/site-policy.ts'
import type { Progress } from './progress.ts'
import { drawShareImages } from './share-images/draw-share-images.ts'

/** What a build takes. */
export interface BuildOptions {
  /** A configuration that has the shape of one. */
  readonly config: SiteConfig
  /** Whether the configuration is without errors: a build may begin before that is known, but nothing is kept of it otherwise. */
  readonly isRight: Promise<boolean>
  /** The configuration's file. */
  readonly file: string
  /** The code of the site, which may still be on its way. */
  readonly bundle: Promise<Bundle>
  /** The folder of the site that is built. */
  readonly out: string
  /** The folder of the typed modules. */
  readonly generated: string
  /** Whether the pictures for shared links are drawn. */
  readonly shareImages: boolean
  /** Whether the files are compressed beforehand. */
  readonly precompress: boolean
  readonly progress: Progress
}

/** What a build gave. */
export interface BuildResult {
  readonly routes: readonly RouteRecord[]
  /** All files of the site, relative to its folder. */
  readonly files: readonly string[]
}

/** From so many routes on, a second thread saves more time than its start takes. */
const routesForThread = 400

/**
 * Builds a site: compile, emit, bundle, prerender. The folder of the last build changes only when all of it worked.
 *
 * @throws where the configuration turns out not to be right, and whatever a step throws
 */
export async function build({
  config,
  isRight,
  file,
  bundle,
  out,
  generated,
  progress,
  ...wanted
}: BuildOptions): Promise<BuildResult> {
  const verdict = new Verdict(isRight)
  const history = readLastModified(file)
  const { model, images } = await progress.step('compile', () => compileSite(config, file))
  const modules = new SiteModules(model, generated)
  const fonts = await loadFonts(model.theme.fonts, file)
  const styles = await progress.step('styles', () => composeStyles(model.theme, fonts))
  const code = await progress.step('bundle', () => bundle)
  const output = new OutputFolder(out)
  try {
    const logo = images.files.get(model.icon.slice(1)) ?? new Uint8Array()
    const stylesheet = `assets/site-${contentHash(styles.all)}.css`
    const printSheet = `assets/print-${contentHash(styles.print)}.css`
    output.write(stylesheet, styles.all)
    output.write(printSheet, styles.print)
    const icons = await drawIcons(logo, model.theme.color)
    const texts = rootFiles(model, await history)
    for (const files of [fonts.files, images.files, code.files, icons, texts]) {
      for (const [path, content] of files) output.write(path, content)
    }
    const connections = originOf(model.webhook)
    const policy = new SitePolicy(connections)
    const { serverUrl } = code
    const isLarge = model.routes.length >= routesForThread && availableParallelism() > 1
    // Not before the check has ended: two threads for each processor would take the memory of both, and no less time.
    const startThread = (setting: RenderSetting) =>
      isLarge && verdict.isKnown ? new RenderThread({ setting, serverUrl, connections, output, policy }) : undefined
    const shared = { styles, stylesheet: `/${stylesheet}`, sharedHead: sharedHead(model, fonts, `/${printSheet}`) }
    const routes = await progress.step('prerender', (onPage) =>
      prerender({ model, bundle: code, ...shared, output, policy, modules, startThread }, (done, total) => {
        verdict.throwIfWrong()
        onPage(done, total)
      }),
    )
    await isRight
    verdict.throwIfWrong()
    // Side by side: the one draws here, the other compresses in threads, and neither needs the other's files.
    await Promise.all([
      wanted.shareImages &&
        progress.step('share images', (onImage) => writeShareImages(model, { logo, output }, onImage)),
      wanted.precompress && progress.step('precompress', (onFile) => precompress(output, onFile)),
    ])
    await progress.step('write', () => output.commit())
    modules.finish()
    await writeHosting(describeHosting(model, policy.sources), out)
    return { routes, files: output.paths }
  } catch (error) {
    await output.discard()
    modules.discard()
    throw error
  }
}

async function writeShareImages(
  model: SiteModel,
  { logo, output }: { readonly logo: Uint8Array; readonly output: OutputFolder },
  onImage: (done: number, total: number) => void,
): Promise<void> {
  const cards = cardsOf(model)
  await drawShareImages({ cards, logo, write: (path, png) => output.write(path, png) }, (done) =>
    onImage(done, model.routes.length),
  )
}

function* cardsOf({ routes, pageFacts }: SiteModel): Generator<ShareCard> {
  for (const route of routes) yield pageFacts(route).share
}

/** The origin of an address on another host, in a list; an empty list for a path of this site. */
function originOf(address: string): string[] {
  return address.startsWith('/') ? [] : [new URL(address).origin]
}
