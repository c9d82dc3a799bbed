import { atValue } from '../../diagnostics/problem.ts'
import { findInProse } from './find-in-prose.ts'
import type { Rule } from './rule.ts'

/** Five words with non-breaking spaces between them. */
const heldTogether = /(?:\p{L}\S*\u00a0){4}\p{L}/u

/** No text begins or ends with a space, no text of one line has two in a row, and lines can break between the words. */
export const textsAreTidy: Rule = (site) =>
  findInProse(site, wrongSpaces).map(({ found, path }) => atValue('text-spaces', path, { parameters: { kind: found } }))

function wrongSpaces(text: string): 'edge' | 'double' | 'held' | undefined {
  const line = text.endsWith('\n') ? text.slice(0, -1) : text
  if (line.length !== line.trim().length) return 'edge'
  if (line.includes('  ') && !line.includes('\n')) return 'double'
  return line.includes('\u00a0') && heldTogether.test(line) ? 'held' : undefined
}
