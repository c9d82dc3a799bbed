import { rootFolders } from '../../src/routing/root-folders.ts'
import { drawIcons } from '../assets/icon-files.ts'
import type { CompiledSite } from '../compile-site.ts'
import { contentHash } from '../lib/content-hash.ts'
import { forEachConcurrent } from '../lib/for-each-concurrent.ts'
import type { PreparedSite } from '../prepare-site.ts'
import { kindAddress } from '../render/app-data.ts'
import { rootFiles } from './root-files.ts'

/** The addresses of files that all pages refer to. */
export interface SharedAddresses {
  readonly stylesheet: string
  readonly laterSheet: string
}

/** Where files are written: a folder, or what is packed as a ZIP. */
export interface Output {
  write(path: string, content: string | Uint8Array): void
}

/** Writes what all pages share: styles, fonts, the app, icons. */
export async function writeAssets(site: PreparedSite, output: Output): Promise<SharedAddresses> {
  const { model, images, fonts, styles, bundle } = site
  const { folder } = model.site
  const stylesheet = `${folder}${rootFolders.assets}/site-${contentHash(styles.all)}.css`
  const laterSheet = `${folder}${rootFolders.assets}/later-${contentHash(styles.afterwards)}.css`
  output.write(stylesheet, styles.all)
  output.write(laterSheet, styles.afterwards)
  const icons = await drawIcons(images.bytes(model.mark), model.theme.color)
  for (const [path, load] of fonts.files) output.write(path, await load())
  for (const [path, content] of Object.entries(bundle.files)) output.write(path, content)
  const shown = new Set(model.pages.flatMap(({ kinds }) => kinds))
  for (const kind of model.kinds)
    if (shown.has(kind.name)) output.write(kindAddress(kind, folder).slice(1), kind.client)
  for (const [path, content] of icons) output.write(folder + path, content)
  return { stylesheet: `/${stylesheet}`, laterSheet: `/${laterSheet}` }
}

/** Writes the files for crawlers and browsers, most of which list all pages. */
export function writeRootFiles({ model, lastModified }: PreparedSite, output: Output): void {
  for (const [path, content] of rootFiles(model, lastModified)) output.write(path, content)
}

/**
 * Writes the images that the pages show, once all of them are compiled: those of pages that are switched off stay unpublished. They are made
 * beside all else, which also reads files.
 */
export async function writeImages({ model, images }: CompiledSite, output: Output): Promise<void> {
  await forEachConcurrent(images.filesNamed(model.images), async ([path, make]) => output.write(path, await make()), 2)
}
