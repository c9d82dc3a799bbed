import { atValue } from '../diagnostics/problem.ts'
import { findInProse } from './find-in-prose.ts'
import type { Rule } from './rule.ts'

/** No text begins or ends with a space, and no text of one line has two in a row. */
export const textsAreTidy: Rule = (site) =>
  findInProse(site, needlessSpaces).map(({ found, path }) =>
    atValue('text-spaces', path, { parameters: { kind: found } }),
  )

function needlessSpaces(text: string): 'edge' | 'double' | undefined {
  const line = text.endsWith('\n') ? text.slice(0, -1) : text
  if (line.length !== line.trim().length) return 'edge'
  return line.includes('  ') && !line.includes('\n') ? 'double' : undefined
}
