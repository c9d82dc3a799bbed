import type { SiteConfig } from '../../schema/site-config.ts'
import { imageFiles } from './rules/image-files.ts'
import { gatherDocument } from './validate/validate.ts'

/** The names of the image files that a configuration names, in keys of their own and within texts. */
export function imageNames(config: SiteConfig): string[] {
  return imageFiles(gatherDocument({ value: config })).map(({ name }) => name)
}
