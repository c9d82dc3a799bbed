import type { SiteConfig } from '../../schema/site-config.ts'
import { imageFiles } from './rules/image-files.ts'
import { gatherDocument } from './validate/validate.ts'

/** The names of the files that a configuration shows and offers: images, in keys of their own and within texts, and files to keep. */
export function fileNames(config: SiteConfig): string[] {
  const site = gatherDocument({ value: config })
  const offered = site.references.filter(({ kind }) => kind === 'download').map(({ name }) => name)
  return [...imageFiles(site).map(({ name }) => name), ...offered]
}
