import type { Problem } from '../../diagnostics/problem.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'

/** Adds the comment behind an empty value to its problem: YAML takes an unquoted colour for a comment (`color: #c00`). */
export function addComments(problems: readonly Problem[], document: ConfigDocument): Problem[] {
  return problems.map((problem) => {
    if (problem.code !== 'value-empty') return problem
    const [, end] = document.locate({ path: problem.path, at: 'key' })
    const note = /^\s*:?[ \t]+(#.*)/
      .exec(document.text.slice(end, end + 400))?.[1]
      ?.replace(/\s+#.*/, '')
      .trim()
    return note ? { ...problem, parameters: { ...problem.parameters, note } } : problem
  })
}
