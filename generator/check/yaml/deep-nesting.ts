import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { depthLimit } from './read-tree-value.ts'

/** So many levels nobody writes; the YAML library needs the stack for each, and Node ends the process where a pattern is compiled at its end. */
const most = 1000

/** Brackets, runs of dashes or question marks, and lines that begin with a key, where all brackets have to be closed. */
const levels = /[[{\]}]|^[\t ]*(?:[-?][\t ]+){200}|^[^\s#[\]{}]/gm

/** The problem of a text that is nested so deep that parsing it is not safe; undefined for any other. */
export function deepNesting(text: string): Problem | undefined {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(levels)) {
    if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1)
    else if (sign.length > 1) depth = most
    else depth = 0
    if (depth >= most) return atValue('yaml-too-deep', [], { limit: depthLimit }, { span: [index, index + 1] })
  }
  return undefined
}
