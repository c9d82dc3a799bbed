import type { Problem } from '../diagnostics/problem.ts'

/**
 * Makes one problem of the keys that are missing in one section, as in a copy that is half done: its first problem, with all keys. What looks
 * for the cause of problems comes first: it asks for each key.
 */
export function groupMissing(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem<'key-missing'>[]>()
  for (const problem of problems) {
    if (!isMissing(problem)) continue
    const section = JSON.stringify(problem.path)
    groups.set(section, [...(groups.get(section) ?? []), problem])
  }
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
