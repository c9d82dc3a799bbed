import type { Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'

/**
 * Makes one problem of the keys that are missing in one section, as in a copy that is half done: its first problem, with all keys. What looks
 * for the cause of problems comes first: it asks for each key.
 */
export function groupMissing(problems: readonly Problem[]): Problem[] {
  const missing = problems.filter((problem) => problem.code === 'key-missing')
  const groups = groupBy(missing, ({ path }) => JSON.stringify(path))
  return problems.flatMap((problem): Problem[] => {
    if (problem.code !== 'key-missing') return [problem]
    const group = groups.get(JSON.stringify(problem.path)) ?? []
    if (group.length === 1) return [problem]
    const keys = group.map(({ parameters: { key, expected } }) => ({ key, expected }))
    return problem === group[0] ? [{ ...problem, parameters: { ...problem.parameters, keys } }] : []
  })
}
