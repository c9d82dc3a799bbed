import { defaultSchema, type Schema } from 'hast-util-sanitize'
import { fragmentPrefix } from './fragments.ts'

/** The scheme of links to pages of the site by their key: `[contact us](page:contact)`. */
export const pageScheme = 'page'

/** The HTML that texts may have. `bdi` keeps foreign words, such as an address, in their order within a text that runs the other way. */
export const markupSchema: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'bdi'],
  clobberPrefix: fragmentPrefix,
  protocols: { ...defaultSchema.protocols, href: ['https', 'http', 'mailto', 'tel', pageScheme], src: ['https'] },
}

const kept = new Set(markupSchema.tagNames)

/** Whether an element stays in texts, by its name. */
export function isKeptTag(name: string): boolean {
  return kept.has(name.toLowerCase())
}
