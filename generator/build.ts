import type { SiteConfig } from '../schema/site-config.ts'
import type { RouteRecord } from '../src/routing/route.ts'
import { bundle } from './bundle/bundle.ts'
import { emit } from './emit/emit.ts'
import { contentHash } from './hash.ts'
import { describeHosting } from './hosting/hosting.ts'
import { writeHosting } from './hosting/write-hosting.ts'
import { compileSite } from './model.ts'
import { loadFonts } from './outputs/fonts.ts'
import { OutputFolder } from './outputs/output-folder.ts'
import { composeStyles } from './outputs/styles.ts'
import { prerender } from './prerender/prerender.ts'
import { sharedHead } from './prerender/shared-head.ts'
import { SitePolicy } from './prerender/site-policy.ts'
import type { Progress } from './progress.ts'

/** What a build takes. */
export interface BuildOptions {
  /** A configuration without errors. */
  readonly config: SiteConfig
  /** The configuration's file. */
  readonly file: string
  /** The folder of the site that is built. */
  readonly out: string
  /** The folder of the typed modules. */
  readonly generated: string
  readonly progress: Progress
}

/** What a build gave. */
export interface BuildResult {
  readonly routes: readonly RouteRecord[]
  /** All files of the site, relative to its folder. */
  readonly files: readonly string[]
}

/** Builds a site: compile, emit, bundle, prerender. The folder of the last build changes only when all of it worked. */
export async function build({ config, file, out, generated, progress }: BuildOptions): Promise<BuildResult> {
  const bundling = progress.step('bundle', () => bundle())
  const { model, images } = await progress.step('compile', () => compileSite(config, file))
  await progress.step('emit', () => emit(model, generated))
  const fonts = await loadFonts(model.theme.fonts)
  const styles = await progress.step('styles', () => composeStyles(model.theme, fonts))
  const code = await bundling
  const output = new OutputFolder(out)
  try {
    const stylesheet = `assets/site-${contentHash(styles.all)}.css`
    await output.write(stylesheet, styles.all)
    for (const files of [fonts.files, images.files, code.files]) {
      for (const [path, bytes] of files) await output.write(path, bytes)
    }
    const policy = new SitePolicy(originOf(model.webhook))
    const routes = await progress.step('prerender', (onPage) =>
      prerender(
        { model, bundle: code, styles, stylesheet: `/${stylesheet}`, sharedHead: sharedHead(model, fonts), output, policy },
        onPage,
      ),
    )
    await progress.step('write', () => output.commit())
    await writeHosting(describeHosting(model, policy.sources), out)
    return { routes, files: output.paths }
  } catch (error) {
    await output.discard()
    throw error
  }
}

/** The origin of an address on another host, in a list; an empty list for a path of this site. */
function originOf(address: string): string[] {
  return address.startsWith('/') ? [] : [new URL(address).origin]
}
