import { atValue } from '../../diagnostics/problem.ts'
import { markdownTexts } from './markdown-texts.ts'
import type { Rule } from './site.ts'

/** The most tags within each other: what reads a text goes into each of them, and ends where they are thousands. */
const deepest = 100

/** HTML in a text stands within other HTML only so often as somebody means. */
export const tagsAreShallow: Rule = (site) =>
  markdownTexts(site).flatMap(({ text, path }) =>
    text.includes('<') && depthOf(text) > deepest
      ? [atValue('text-too-deep', path(), { parameters: { deepest } })]
      : [],
  )

/** How many tags are open at once, at the most; those that end by themselves are not among them. `<b/>` is open in HTML. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0]
  for (const [, end] of text.matchAll(
    /<(\/?)(?!(?:area|br|col|dd|dt|hr|img|input|li|p|source|td|th|tr|wbr)\b)[a-z][a-z\d]*(?=[\s/>])/gi,
  )) {
    depth = end ? Math.max(0, depth - 1) : depth + 1
    most = Math.max(most, depth)
  }
  return most
}
