import type { SiteConfig } from '../schema/site-config.ts'
import { loadSiteFonts, type SiteFonts } from './assets/fonts.ts'
import { composeSiteStyles, type Styles } from './assets/styles.ts'
import type { Bundle } from './bundle/bundle.ts'
import { inFolder } from './bundle/in-folder.ts'
import { type LastModified, readLastModified } from './check/history/last-modified.ts'
import type { SiteModel } from './compile/site-model.ts'
import { type CompiledSite, compileSite } from './compile-site.ts'
import type { Progress } from './lib/progress.ts'

/** What a site is made from. */
export interface SiteSources {
  /** A configuration without errors. */
  readonly config: SiteConfig
  /** The configuration's file. */
  readonly file: string
  /** The code of the site, which may still be bundling. */
  readonly bundle: Promise<Bundle>
  readonly progress: Progress
}

/** What the files of a site are made of, beside its model. */
export interface SiteParts {
  readonly fonts: SiteFonts
  readonly styles: Styles
  readonly bundle: Bundle
  readonly lastModified: LastModified
}

/** What a site is made of, before a file of it is written. */
export interface PreparedSite extends CompiledSite, SiteParts {}

/** A compiled site, the rest of which may still be loading. */
export interface StartedSite extends CompiledSite {
  readonly parts: Promise<SiteParts>
}

/** Compiles a site, and begins to load everything else that its files are made of. */
export async function startSite(sources: SiteSources): Promise<StartedSite> {
  const { config, file, progress } = sources
  const drafts = Object.keys(config.locales).filter((locale) => config.locales[locale]?.draft)
  const history = readLastModified(file, new Set(drafts))
  const { model, images } = await progress.step('compile', () => compileSite(config, file))
  const parts = loadParts(model, sources, history)
  // Whoever awaits it handles the failure.
  parts.catch(() => {})
  return { model, images, parts }
}

async function loadParts(
  model: SiteModel,
  { bundle: bundling, progress }: SiteSources,
  history: Promise<LastModified>,
): Promise<SiteParts> {
  const fonts = await loadSiteFonts(model)
  const styles = await progress.step('styles', () => composeSiteStyles(model, fonts))
  const bundle = inFolder(await progress.step('bundle', () => bundling), model.site.folder)
  return { fonts, styles, bundle, lastModified: await history }
}
