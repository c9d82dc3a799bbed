import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { section, valueAt } from '../rules/unchecked-values.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'

/** What is found where a dash too many cuts an entry of a list in two. */
type Lack = Problem<'key-missing' | 'text-missing'>

/** Finds entries of lists that are one, but for the dashes between them: each lacks what the others have, and none repeats another. */
export function explainSplits(problems: readonly Problem[], document: Pick<ConfigDocument, 'value'>): Problem[] {
  const explained = new Set<Problem>()
  const splits = listsOf(problems).flatMap(({ path, lacking }) => {
    const found: Problem[] = []
    for (let index = 0; index < lacking.length; index++) {
      const members = membersFrom(index, { path, lacking, document })
      if (members.length < 2) continue
      for (const member of members) for (const problem of lacking[member] ?? []) explained.add(problem)
      const [, second, ...others] = members.map((member): Path => [...path, member])
      const related = others.map((other) => ({ path: other, at: 'value' as const }))
      found.push(atValue('entry-split', second as Path, { related }))
      index = members.at(-1) as number
    }
    return found
  })
  return [...problems.filter((problem) => !explained.has(problem)), ...splits]
}

/** A list, with what its entries lack by their numbers. */
interface List {
  readonly path: Path
  readonly lacking: readonly (Lack[] | undefined)[]
}

function listsOf(problems: readonly Problem[]): List[] {
  const lists = new Map<string, { path: Path; lacking: Lack[][] }>()
  for (const problem of problems) {
    const index = problem.path.at(-1)
    if ((problem.code !== 'key-missing' && problem.code !== 'text-missing') || typeof index !== 'number') continue
    const path = problem.path.slice(0, -1)
    const list = lists.get(JSON.stringify(path)) ?? { path, lacking: [] }
    lists.set(JSON.stringify(path), list)
    list.lacking[index] = [...(list.lacking[index] ?? []), problem]
  }
  return [...lists.values()]
}

/** The entries from one on that make a whole one together; none where they do not. */
function membersFrom(
  first: number,
  { path, lacking, document }: List & { readonly document: Pick<ConfigDocument, 'value'> },
): number[] {
  const members: number[] = []
  const present = new Set<string>()
  const wanted = new Set<string>()
  for (let index = first; lacking[index]; index++) {
    const keys = Object.keys(section(valueAt(document, [...path, index])))
    if (keys.some((key) => present.has(key))) return []
    for (const key of keys) present.add(key)
    for (const problem of lacking[index] ?? []) wanted.add(lackedBy(problem))
    members.push(index)
    if ([...wanted].every((key) => present.has(key))) return members
  }
  return []
}

function lackedBy({ code, parameters }: Lack): string {
  return code === 'key-missing' ? parameters.key : parameters.locale
}
