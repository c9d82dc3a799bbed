import type { Problem } from '../../diagnostics/problem.ts'
import { asMapping } from '../../lib/plain-map.ts'
import { readSiteSchema } from '../../schema/site-schema.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { LineTable } from '../yaml/line-table.ts'
import { Budget } from './budget.ts'
import type { Candidate } from './candidate.ts'
import { isForeignKey } from './foreign-key.ts'
import { errorsAmong, judgeCandidate, unknownKeys } from './judge-candidate.ts'
import { findMissingParentKeys, nameByReference, withParentKey } from './missing-parent-key.ts'
import { rootNode, takesKey } from './outline-schema.ts'
import { lineAbove, parseKey, type RawLine, rawLines } from './raw-line.ts'
import { repairLines } from './repair-lines.ts'

/** How many candidates are tried. */
const trialLimit = 10

/** How many lines may be read in search of lines that stand too far in or out, and how many to find and try all candidates. */
const shiftLimit = 400_000
const lineLimit = 800_000

/** The cost of validating a line, measured in lines of outline reading. */
const validatingCost = 7

/**
 * Explains the problems of a file that can be read. A line with two spaces too many or too few often lands in another mapping, and a mapping
 * that has lost its parent key continues the one above: several keys are unknown or missing then. Candidates, which move lines or put a parent
 * key in, are tried in memory: one that leaves fewer errors and adds none is the mistake. Returns it with the problems that remain; without
 * such a candidate, the problems as they are. Unknown keys alone are no reason to move lines: they must be known at the new place.
 */
export function explainMisplaced(
  document: ConfigDocument,
  problems: readonly Problem[],
  context: RuleContext,
): Problem[] {
  const errors = errorsAmong(problems)
  const table = new LineTable(document.text)
  const budget = new Budget(lineLimit)
  let best = problems
  let tried = 0
  for (const candidate of candidates(document, { errors, table, budget })) {
    if (tried++ === trialLimit || budget.isSpent) break
    budget.spend(table.length * validatingCost)
    const better = judgeCandidate(candidate, { document, problems }, context)
    if (better && errorsAmong(better).length < Math.max(errorsAmong(best).length, 2)) best = better
  }
  return [...best]
}

interface Search {
  readonly errors: readonly Problem[]
  readonly table: LineTable
  readonly budget: Budget
}

/** Yields the text with lines moved; then with each top-level key that the file lacks, and with the parent keys that the lines show to be missing. */
function* candidates(document: ConfigDocument, { errors, table, budget }: Search): Generator<Candidate> {
  const { text, value } = document
  if (!errors.some((error) => isOfLine(error) && !(unknownKeys.has(error.code) && isForeignKey(error, value)))) return
  // One wrong key or value is most likely just that, unless nothing like it is known there.
  if (errors.length > 1 || errors.every(isForeign)) {
    const shifted = repairLines(table, new Budget(shiftLimit), { foreignKeys: true })
    if (shifted.mistakes.length > 0 && shifted.mistakes.every(({ code }) => code === 'yaml-indentation')) yield shifted
  }
  if (errors.length === 1) return
  // Between entries with keys of any name, nothing else tells that another mapping begins.
  const lines = new Map<unknown, number>()
  for (const { path } of errors.filter(isOfLine)) {
    const { line } = table.position(document.locate({ path: path.slice(0, 2), at: 'key' })[0])
    lines.set(path[0], Math.min(line, lines.get(path[0]) ?? line))
  }
  // Lines right below a parent key belong to it, whatever it is called.
  const all = rawLines(text)
  const begins = [...lines.values()].filter((line) => !all[lineAbove(all, line - 1)]?.text.endsWith(':'))
  for (const [key, { description: meaning = '' }] of Object.entries(readSiteSchema().schema.properties ?? {}))
    for (const line of Object.hasOwn(asMapping(value), key)
      ? []
      : begins.filter((first) => mayBelong(all[first - 1], key, value)))
      yield withParentKey({ key, meaning, line, spaces: 0 }, table)
  const missing = new Set(
    errors.flatMap(({ code, parameters }) =>
      code === 'key-missing' && 'key' in parameters ? [String(parameters.key)] : [],
    ),
  )
  for (const parent of findMissingParentKeys(text, budget, { foreignKeys: true, missing }))
    if (parent) yield withParentKey(nameByReference(parent, value), table)
}

/** Whether a top-level mapping can have the key of a line: a key that the schema names, or one that the writer may choose. */
function mayBelong(line: RawLine | undefined, parent: string, value: unknown): boolean {
  const node = rootNode().children.get(parent)
  const key = line && parseKey(line.text)?.key
  const locales = new Set(Object.keys(asMapping(asMapping(value).locales)))
  return node !== undefined && key !== undefined && takesKey(node, key, locales)
}

/** Symptoms of lines that are not read in the mapping to which they belong. */
const symptoms: ReadonlySet<string> = new Set([
  'key-unknown',
  'key-duplicate',
  'key-missing',
  'value-empty',
  'locale-unknown',
  'type-wrong',
  'kind-mismatch',
  'entry-misplaced',
])

const isOfLine = ({ code }: Problem) => symptoms.has(code)

/** Whether a problem is that of a key which is not like any of those around it. */
function isForeign({ code, parameters }: Problem): boolean {
  return code !== 'key-missing' && !('suggestion' in parameters && parameters.suggestion !== undefined)
}
