import type { Problem } from '../diagnostics/problem.ts'
import { groupBy } from '../group-by.ts'

/**
 * Makes one problem of the keys that are missing in one section, as in a copy that is half done: its first problem, with all keys. What looks
 * for the cause of problems comes first: it asks for each key.
 */
export function groupMissing(problems: readonly Problem[]): Problem[] {
  const groups = groupBy(problems.filter(isMissing), ({ path }) => JSON.stringify(path))
  return problems.flatMap((problem): Problem[] => {
    const group = isMissing(problem) ? (groups.get(JSON.stringify(problem.path)) ?? []) : []
    const [first] = group
    if (!first || group.length === 1) return [problem]
    const keys = group.map(({ parameters: { key, expected } }) => ({ key, expected }))
    return problem === first ? [{ ...first, parameters: { ...first.parameters, keys } }] : []
  })
}

function isMissing(problem: Problem): problem is Problem<'key-missing'> {
  return problem.code === 'key-missing'
}
