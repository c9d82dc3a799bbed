import { newMarkdown } from './markdown-tree.ts'

/** A reference definition of Markdown: `[1]: https://example.org`, for links such as `[words][1]`. */
interface LinkDefinition {
  /** The address, as the text writes it. */
  readonly target: string
  /** Whether a picture is shown from there. */
  readonly isPicture: boolean
}

const markdown = newMarkdown()
// Addresses stay as they are written, so that they are found in the text.
markdown.normalizeLink = (address) => address

/** The label of a reference as Markdown compares it. */
export const { normalizeReference } = markdown.utils

/** The reference definitions in a text; of several with one label, the first. */
export function listDefinitions(text: string): LinkDefinition[] {
  const { references = {} } = parse(text)
  const labels = Object.keys(references)
  if (labels.length === 0) return []
  // With their labels as addresses, the pictures show which definition they use.
  const marked = Object.fromEntries(labels.map((label) => [label, { title: '', href: `[${label}` }]))
  const shown = new Set(
    parse(text, marked)
      .tokens.flatMap(({ children }) => children ?? [])
      .map((token) => token.attrGet('src')),
  )
  return Object.entries(references).map(([label, { href }]) => ({ target: href, isPicture: shown.has(`[${label}`) }))
}

function parse(text: string, references?: Record<string, { title: string; href: string }>) {
  const context: Parameters<typeof markdown.parse>[1] & object = { ...(references && { references }) }
  return { tokens: markdown.parse(text, context), references: context.references }
}
