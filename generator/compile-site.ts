import type { SiteConfig } from '../schema/site-config.ts'
import type { IconNode } from '../src/content/page-content.ts'
import { type Images, loadImages } from './assets/images.ts'
import { readPlainDrawing } from './assets/plain-drawing.ts'
import { readIcon } from './assets/read-icon.ts'
import { compile } from './compile/compile.ts'
import { readReferences } from './compile/read-references.ts'
import type { SiteModel } from './compile/site-model.ts'
import { withoutDrafts } from './compile/without-drafts.ts'
import { readSiteSchema } from './site-schema.ts'

/** A compiled site with the images that it shows. */
export interface CompiledSite {
  readonly model: SiteModel
  readonly images: Images
}

/**
 * Compiles a valid configuration, with the images and icons that it names. Draft locales are omitted.
 *
 * @param written a configuration without errors
 * @param file the configuration's file, to which image paths are relative
 */
export async function compileSite(written: SiteConfig, file: string): Promise<CompiledSite> {
  const config = withoutDrafts(written)
  const { schema } = readSiteSchema()
  const flags = Object.values(config.locales).map(({ flag }) => `flag:${flag}`)
  const images = await loadImages(file, [...readReferences(config, { schema, kind: 'file' }), ...flags])
  const icons = new Map<string, IconNode>()
  const model = compile(config, {
    schema,
    assetUrl: (name) => images.urlOf(name),
    plainDrawing: (name) => readPlainDrawing(images.bytesOf(name)),
    flagUrl: (country) => images.urlOf(`flag:${country}`),
    icon: (name) => {
      const node = icons.get(name) ?? readIcon(name)
      icons.set(name, node)
      return node
    },
  })
  return { model, images }
}
