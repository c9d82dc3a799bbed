import { loadSiteKinds } from '#kinds'
import type { SiteConfig } from '../schema/site-config.ts'
import { memoize } from '../src/memoize.ts'
import { type Images, loadImages } from './assets/images.ts'
import { logoShapes } from './assets/look/logo-pattern.ts'
import { readPlainDrawing } from './assets/plain-drawing.ts'
import { fileNames } from './check/file-names.ts'
import { compile } from './compile/compile.ts'
import { type CompleteConfig, completeConfig } from './compile/complete-config.ts'
import { leaveOutUnwritten } from './compile/leave-out-unwritten.ts'
import { withMadePages } from './compile/routes/with-made-pages.ts'
import type { SiteModel } from './compile/site-model.ts'
import { currentDay } from './lib/days/current-day.ts'
import { readIcon } from './lib/icon-set.ts'
import { compiledSchema } from './schema/schema-node.ts'

/** A compiled site with the images that it shows, and the files that it offers. */
export interface CompiledSite {
  readonly model: SiteModel
  readonly images: Images
}

/**
 * Compiles a valid configuration, with the images and icons that it names. Draft locales are omitted.
 *
 * @param config a configuration without errors
 * @param file the configuration's file, to which image paths are relative
 * @param options.pagesWhenRead whether each page is made when it is read
 */
export async function compileSite(
  config: SiteConfig,
  file: string,
  { pagesWhenRead = false } = {},
): Promise<CompiledSite> {
  const flags = Object.values(config.locales).flatMap(({ flag }) => (flag === undefined ? [] : `flag:${flag}`))
  const { schema, kinds } = loadSiteKinds(file)
  const written = leaveOutUnwritten(config, compiledSchema(schema))
  const complete = completeConfig({ ...written, pages: withMadePages(written) })
  const images = await loadImages(file, [...fileNames(config), ...flags], {
    folder: complete.site.folder,
    grounds: openingPhotos(complete),
    colours: complete.theme,
  })
  const { name, shortName = name, logo } = complete.site
  const theme = { ...complete.theme, pattern: logoShapes(images.bytes(logo), shortName) }
  const model = compile(
    { ...complete, theme },
    {
      schema,
      kinds,
      pagesWhenRead,
      assetUrl: (name) => images.url(name),
      picture: (name) => images.picture(name),
      light: (address) => images.light(address),
      ratio: (name) => images.ratio(name),
      plainDrawing: (name) => readPlainDrawing(images.bytes(name)),
      file: (name) => ({ address: images.url(name), bytes: images.bytes(name).length }),
      today: currentDay(),
      icon: memoize(readIcon),
    },
  )
  return { model, images }
}

/** The photos of openings: words may stand on them. */
function openingPhotos({ pages, entries }: CompleteConfig): ReadonlySet<string> {
  const sections = [...Object.values(pages), ...Object.values(entries)].flatMap((page) => Object.values(page.sections))
  return new Set(
    sections.flatMap((section) => (section.kind === 'opening' && section.image ? [section.image.file] : [])),
  )
}
