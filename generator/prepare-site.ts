import type { SiteConfig } from '../schema/site-config.ts'
import { loadSiteFonts, type SiteFonts } from './assets/fonts.ts'
import type { Images } from './assets/images.ts'
import { composeStyles, type Styles } from './assets/styles.ts'
import { type Bundle, inFolder } from './bundle/bundle.ts'
import { type LastModified, readLastModified } from './check/history/last-modified.ts'
import type { SiteModel } from './compile/site-model.ts'
import { compileSite } from './compile-site.ts'
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

/** What a site is made of, before a file of it is written. */
export interface PreparedSite {
  readonly model: SiteModel
  readonly images: Images
  readonly fonts: SiteFonts
  readonly styles: Styles
  readonly bundle: Bundle
  readonly lastModified: LastModified
}

/** Compiles a site and loads everything that its files are made of. */
export async function prepareSite(sources: SiteSources): Promise<PreparedSite> {
  const { config, file, progress } = sources
  const drafts = Object.keys(config.locales).filter((locale) => config.locales[locale]?.draft)
  const history = readLastModified(file, new Set(drafts))
  const { model, images } = await progress.step('compile', () => compileSite(config, file))
  const fonts = await loadSiteFonts(model)
  const styles = await progress.step('styles', () => composeStyles(model.theme, fonts))
  const bundle = inFolder(await progress.step('bundle', () => sources.bundle), model.site.folder)
  return { model, images, fonts, styles, bundle, lastModified: await history }
}
