import type { Code } from '../../diagnostics/codes.ts'
import type { Path, Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'

/**
 * Groups the missing keys of one mapping, as in a half-finished copy, into its first problem. Runs after the search for the causes of problems,
 * which looks at each key.
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

/** The codes of problems that a copied page has in all languages until it is rewritten. */
type RepeatedCode = Extract<Code, `${'label' | 'title' | 'description'}-repeated` | `${'slug' | 'canonical'}-taken`>

const codes: ReadonlySet<Code> = new Set<RepeatedCode>([
  'label-repeated',
  'title-repeated',
  'description-repeated',
  'slug-taken',
  'canonical-taken',
])

/** Groups the problems of a text that repeats the same other text in several languages into one with all languages. */
export function groupRepeated(problems: readonly Problem[]): Problem[] {
  const groups = groupBy(problems.filter(isRepeated), groupId)
  return problems.flatMap((problem): Problem[] => {
    const [first, ...others] = isRepeated(problem) ? (groups.get(groupId(problem)) ?? []) : []
    if (!first || others.length === 0) return [problem]
    if (problem !== first) return []
    const locales = [first, ...others].map(({ parameters: { locale } }) => locale)
    const parameters = { ...first.parameters, locales }
    return [{ ...first, path: groupHolder(first.path), at: 'key', parameters } as Problem<RepeatedCode>]
  })
}

function isRepeated(problem: Problem): problem is Problem<RepeatedCode> {
  const { locale } = problem.parameters as { locale?: string }
  return codes.has(problem.code) && locale !== undefined && problem.path.at(-1) === locale
}

/** An id of the text and the text that it repeats, without their language. */
function groupId({ code, path, related = [] }: Problem): string {
  return JSON.stringify([code, groupHolder(path), related.map((spot) => groupHolder(spot.path))])
}

function groupHolder(path: Path): Path {
  return path.slice(0, -1)
}
