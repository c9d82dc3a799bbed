import { valueAt } from '../../../schema/value-at.ts'
import type { Code } from '../../diagnostics/codes.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { asMapping } from '../../lib/plain-map.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { LineTable } from '../yaml/line-table.ts'

/** The problems that appear when a line of a list is read as the rest of the text above it. */
const echoes: ReadonlySet<Code> = new Set([
  'page-unknown',
  'locale-not-listed',
  'value-unknown',
  'type-wrong',
  'form-wrong',
])

/** Finds list entries that YAML read as text: those without a space after the dash, those indented too far, and several on one line. */
export function explainEntries(problems: readonly Problem[], document: ConfigDocument): Problem[] {
  return problems.map((problem) =>
    echoes.has(problem.code) && problem.at === 'value'
      ? (entryProblem(problem, document) ?? joinedEntries(problem) ?? problem)
      : problem,
  )
}

function entryProblem({ code, path }: Problem, document: ConfigDocument): Problem | undefined {
  if (typeof valueAt(document.value, path) === 'object') return undefined
  const [start, end] = document.locate({ path, at: 'value' })
  const text = document.text.slice(start, end)
  const isEntry = typeof path.at(-1) === 'number'
  // A dash with a non-breaking space behind it, in the place of a list.
  const odd = !isEntry && code === 'type-wrong' ? /^-[^\S\n\t ]/.exec(text) : undefined
  if (odd) return atValue('yaml-odd-space', path, { after: '-' }, { word: odd[0] })
  // "-about" below an entry, or in the place of a list. A number may be below zero.
  const dash = (isEntry ? /\n[ \t]*-\S+/ : /^-[^\s\d]\S*/).exec(text)
  if (dash && (isEntry || code === 'type-wrong'))
    return atValue('yaml-bullet', path, { bullet: '-' }, { word: dash[0].trim() })
  // "    - about" below an entry.
  const shifted = isEntry ? /\n([ \t]*)(- +\S+)/.exec(text) : undefined
  if (!shifted) return undefined
  const lines = new LineTable(document.text)
  const { line } = lines.position(start)
  const wanted = /^\s*/.exec(lines.line(line) ?? '')?.[0].length ?? 0
  const parameters = { spaces: shifted[1]?.length ?? 0, wanted, beside: [line] }
  return atValue('yaml-indentation', path, parameters, { word: shifted[2] })
}

/** The problem of several entries behind one dash, such as "- home - about" or "- home, about". */
function joinedEntries({ path, parameters }: Problem): Problem | undefined {
  if (typeof path.at(-1) !== 'number' || !('allowed' in parameters)) return undefined
  const entries = parameters.value.split(/[\s,;]+(?:- +)?/)
  if (entries.length < 2 || !entries.every((entry) => parameters.allowed.includes(entry))) return undefined
  return atValue('entries-joined', path, { entries })
}

/** The problems that appear when an extra dash cuts an entry of a list in two. */
type Lack = Problem<'key-missing' | 'text-missing'>

/** Finds entries that extra dashes have split: each lacks what the next ones have, and none repeats a key of another. */
export function explainSplits(problems: readonly Problem[], document: Pick<ConfigDocument, 'value'>): Problem[] {
  const explained = new Set<Problem>()
  const splits = collectLists(problems).flatMap(({ path, lacking }) => {
    const found: Problem[] = []
    for (let index = 0; index < lacking.length; index++) {
      const members = membersFrom(index, { path, lacking, document })
      if (members.length < 2) continue
      for (const member of members) for (const problem of lacking[member] ?? []) explained.add(problem)
      const [, second, ...others] = members.map((member): Path => [...path, member])
      const related = others.map((other) => ({ path: other, at: 'value' as const }))
      found.push(atValue('entry-split', second as Path, {}, { related }))
      index = members.at(-1) as number
    }
    return found
  })
  return [...problems.filter((problem) => !explained.has(problem)), ...splits]
}

/** A list, with the missing keys of its entries by index. */
interface List {
  readonly path: Path
  readonly lacking: readonly (Lack[] | undefined)[]
}

function collectLists(problems: readonly Problem[]): List[] {
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

/** The entries, from a given one on, that together make a whole one; empty if they do not. */
function membersFrom(
  first: number,
  { path, lacking, document }: List & { readonly document: Pick<ConfigDocument, 'value'> },
): number[] {
  const members: number[] = []
  const present = new Set<string>()
  const wanted = new Set<string>()
  for (let index = first; lacking[index]; index++) {
    const keys = Object.keys(asMapping(valueAt(document.value, [...path, index])))
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
