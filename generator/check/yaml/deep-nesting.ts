import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { depthLimit } from './read-tree-value.ts'

/** More levels than anybody writes. The YAML library recurses for each, and Node ends the process if it compiles a regular expression when the stack is full. */
const most = 1000

/** What nests or ends nesting: brackets, runs of dashes or question marks, and lines that begin with a key, where all brackets must be closed. */
const levels = /[[{\]}]|^[\t ]*(?:[-?][\t ]+){200}|^[^\s#[\]{}]/gm

/** The problem of a text that is nested too deep to be parsed safely; undefined for any other. */
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
