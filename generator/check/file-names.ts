import type { SiteConfig } from '../../schema/site-config.ts'
import { memoizeWeak } from '../lib/memoize.ts'
import type { RuleInput } from './rules/rule-input.ts'
import { filesInText, imageFiles, markdownTexts } from './rules/texts/texts-of-site.ts'
import { gatherDocument } from './validate/validate.ts'

/** The names of the files that a configuration shows and offers. */
export const fileNames = memoizeWeak((config: SiteConfig): string[] =>
  collectFileNames(gatherDocument({ value: config })),
)

/** The names of images and of files to keep, in keys of their own and within texts. */
export function collectFileNames(site: Pick<RuleInput, 'references' | 'localised' | 'texts'>): string[] {
  const offered = site.references.flatMap(({ kind, name, unfinished }) =>
    kind === 'download' && !unfinished ? [name] : [],
  )
  const inTexts = markdownTexts(site).flatMap(({ text }) => filesInText(text).kept)
  return [...imageFiles(site).map(({ name }) => name), ...offered, ...inTexts]
}
