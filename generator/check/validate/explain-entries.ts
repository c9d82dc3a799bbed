import type { Code } from '../../diagnostics/codes.ts'
import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { valueAt } from '../rules/unchecked-values.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { LineTable } from '../yaml/line-table.ts'

/** What is found where a line of a list was read as the rest of the text above it. */
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
  if (typeof valueAt(document, path) === 'object') return undefined
  const [start, end] = document.locate({ path, at: 'value' })
  const text = document.text.slice(start, end)
  const isEntry = typeof path.at(-1) === 'number'
  // A dash with the space of a word processor behind it, in the place of a list.
  const odd = !isEntry && code === 'type-wrong' ? /^-[^\S\n\t ]/.exec(text) : undefined
  if (odd) return atValue('yaml-odd-space', path, { parameters: { after: '-' }, word: odd[0] })
  // "-about" below an entry, or in the place of a list. A number may be below zero.
  const dash = (isEntry ? /\n[ \t]*-\S+/ : /^-[^\s\d]\S*/).exec(text)
  if (dash && (isEntry || code === 'type-wrong'))
    return atValue('yaml-bullet', path, { parameters: { bullet: '-' }, word: dash[0].trim() })
  // "    - about" below an entry.
  const shifted = isEntry ? /\n([ \t]*)(- +\S+)/.exec(text) : undefined
  if (!shifted) return undefined
  const lines = new LineTable(document.text)
  const { line } = lines.position(start)
  const wanted = /^\s*/.exec(lines.line(line) ?? '')?.[0].length ?? 0
  const parameters = { spaces: shifted[1]?.length ?? 0, wanted, beside: [line] }
  return atValue('yaml-indentation', path, { parameters, word: shifted[2] })
}

/** Several entries behind one dash, such as "- home - about" or "- home, about". */
function joinedEntries({ path, parameters }: Problem): Problem | undefined {
  if (typeof path.at(-1) !== 'number' || !('allowed' in parameters)) return undefined
  const entries = parameters.value.split(/[\s,;]+(?:- +)?/)
  if (entries.length < 2 || !entries.every((entry) => parameters.allowed.includes(entry))) return undefined
  return atValue('entries-joined', path, { parameters: { entries } })
}
