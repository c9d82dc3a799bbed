import { defaultSchema, type Schema } from 'hast-util-sanitize'
import { fragmentPrefix } from '../../../schema/section-keys.ts'

/** The parts that every page has: its top, and its content. Links to them stay as they are written. */
export const ownFragments: readonly string[] = ['top', 'main']

/** The address of a link, with the prefix where it leads to a part that a text names: `#prices`, `/en/services#prices`. */
export function withFragmentPrefix(address: string): string {
  const [, page, fragment] = /^((?:\/(?!\/)[^#]*)?)#(.+)$/s.exec(address) ?? []
  return fragment === undefined || ownFragments.includes(fragment) ? address : `${page}#${fragmentPrefix}${fragment}`
}

const named = /\sid\s*=\s*["']?([^\s"'>]+)/g

/** The names that a text gives to its parts. */
export function findFragments(text: string): string[] {
  return text.includes('id') ? [...text.matchAll(named)].map(([, name = '']) => name) : []
}

/**
 * The schemes of links that are the site's own: to a page by its key (`page:contact`), to a file beside the configuration (`file:prices.pdf`,
 * or just `prices.pdf`), to the company (`contact:chat`), and to a phone number as people write it (`tel:030 1234567`).
 */
export const ownSchemes = ['page', 'file', 'contact', 'tel'] as const

/** A scheme of the site's own. */
export type OwnScheme = (typeof ownSchemes)[number]

/**
 * The HTML that texts may have. `bdi` keeps foreign words, such as an address, in their order within a text that runs the other way; `abbr` says
 * what letters stand for; at a `wbr` a long word may break.
 */
export const markupSchema: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'bdi', 'abbr', 'wbr'],
  clobberPrefix: fragmentPrefix,
  protocols: { ...defaultSchema.protocols, href: ['https', 'http', 'mailto', ...ownSchemes], src: ['https'] },
}

const kept = new Set(markupSchema.tagNames)

/** Whether an element stays in texts, by its name. */
export function isKeptTag(name: string): boolean {
  return kept.has(name.toLowerCase())
}
