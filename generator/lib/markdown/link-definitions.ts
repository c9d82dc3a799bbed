import { newMarkdown } from './markdown-tree.ts'

/** An address below a text, that links name: `[1]: https://example.org` for `[words][1]`. */
interface LinkDefinition {
  /** The address, as the text writes it. */
  readonly target: string
  /** Whether a picture is shown from there. */
  readonly isPicture: boolean
}

const markdown = newMarkdown()

const definition = /^ {0,3}\[((?:[^[\]\n\\]|\\.)+)\]:[ \t]*\n?[ \t]*(?:<([^>\n]*)>|(\S+))/gm

/** The definitions of links that a text has, but for those that Markdown takes for none. */
export function listDefinitions(text: string): LinkDefinition[] {
  const found = [...text.matchAll(definition)]
  if (found.length === 0) return []
  const context: Parameters<typeof markdown.parse>[1] & object = {}
  markdown.parse(text, context)
  const known = new Set(Object.keys(context.references ?? {}).map(normalizeReference))
  return found.flatMap(([, label = '', angled, target = '']) =>
    known.has(normalizeReference(label)) ? [{ target: angled ?? target, isPicture: isShown(label, text) }] : [],
  )
}

/** Whether a picture has a label: `![words][label]` or `![label]`. */
function isShown(label: string, text: string): boolean {
  const wanted = normalizeReference(label)
  return [...text.matchAll(/!\[([^\]]*)\](?:\[([^\]]*)\])?(?!\()/g)].some(
    ([, words = '', name]) => normalizeReference(name || words) === wanted,
  )
}

/** The label of a reference as CommonMark compares it. */
export function normalizeReference(reference: string): string {
  return reference.trim().replace(/\s+/g, ' ').toLowerCase()
}
