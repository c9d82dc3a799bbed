import type { SiteConfig } from '../../schema/site-config.ts'
import { imageFiles } from './rules/image-files.ts'
import type { Site } from './rules/site.ts'
import { gatherDocument } from './validate/validate.ts'

/** The names of the files that a configuration shows and offers. */
export function fileNames(config: SiteConfig): string[] {
  return filesIn(gatherDocument({ value: config }))
}

/** The names of images, in keys of their own and within texts, and of files to keep. */
export function filesIn(site: Pick<Site, 'references' | 'localised' | 'texts'>): string[] {
  const offered = site.references.flatMap(({ kind, name, unfinished }) =>
    kind === 'download' && !unfinished ? [name] : [],
  )
  return [...imageFiles(site).map(({ name }) => name), ...offered]
}
