import type { Code } from '../../diagnostics/codes.ts'
import type { Path, Problem, Span } from '../../diagnostics/problem.ts'
import { readSiteSchema } from '../../schema/site-schema.ts'
import { section } from '../rules/unchecked-values.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { LineTable } from '../yaml/line-table.ts'
import { Budget } from './budget.ts'
import { lostHeadings, named, withHeading } from './lost-heading.ts'
import { bestOf, type Candidate, type Explanation, errorsAmong } from './trial.ts'

/** Symptoms of lines that belong to another section than that in which they are read. */
const symptoms: ReadonlySet<Code> = new Set([
  'key-duplicate',
  'key-missing',
  'key-unknown',
  'locale-unknown',
  'type-wrong',
  'entry-misplaced',
  'kind-mismatch',
  'value-empty',
])

/** How many headings are tried, and how many lines may be read for all: if more were needed, something else is wrong. */
const trialLimit = 10
const lineLimit = 800_000

/**
 * Without its heading, a section continues the one above: its keys are unknown or duplicates there, and the section is missing. If
 * inserting the heading, in memory, leaves fewer errors, that is the mistake; undefined if it does not.
 */
export const explainLostHeading: Explanation = (document, problems, trial) => {
  const errors = errorsAmong(problems)
  const missing = errors.filter((error) => error.code === 'key-missing')
  if (errors.length < 2) return undefined
  const lacking = [...missing, ...absentSections(document.value)]
  const table = new LineTable(document.text)
  const budget = new Budget(lineLimit)
  const bounds = { trial, limit: trialLimit, lines: table.length, budget, fewerThan: errors.length - 1 }
  return bestOf(headings(document, { errors, missing: lacking, table, budget }), bounds)
}

type Lacking = Pick<Problem<'key-missing'>, 'path' | 'parameters'>

/** The sections of the file that it may do without, and does: nothing else tells that one of them is there without its heading. */
function absentSections(value: unknown): Lacking[] {
  const { properties = {}, required = [] } = readSiteSchema().schema
  return Object.entries(properties)
    .filter(([key]) => !required.includes(key) && !Object.hasOwn(section(value), key))
    .map(([key, { description = '' }]) => ({
      path: [],
      parameters: { key, expected: 'section', meaning: description },
    }))
}

interface Search {
  readonly errors: readonly Problem[]
  readonly missing: readonly Lacking[]
  readonly table: LineTable
  readonly budget: Budget
}

/** The text with each missing heading above the first line that has errors of each section next to it; then with those that the lines show to be missing. */
function* headings(document: ConfigDocument, { errors, missing, table, budget }: Search): Generator<Candidate> {
  const positionOf = (path: Path, span?: Span) => table.position(document.locate({ path, at: 'key', span })[0])
  for (const { path, parameters } of missing) {
    const depth = path.length + 2
    const first = new Map<Path[number] | undefined, { line: number; spaces: number }>()
    for (const error of errors) {
      const neighbour = error.path[path.length]
      const isNextToIt = error.path.length >= depth && path.every((key, at) => error.path[at] === key)
      if (!isNextToIt || !symptoms.has(error.code)) continue
      const { line } = positionOf(error.path.slice(0, depth), error.path.length === depth ? error.span : undefined)
      if (line >= (first.get(neighbour)?.line ?? Number.POSITIVE_INFINITY)) continue
      first.set(neighbour, { line, spaces: positionOf(error.path.slice(0, depth - 1)).column - 1 })
    }
    for (const place of first.values()) {
      // Lines right below a heading have theirs, whatever it is called.
      if (/^[^#]*:\s*$/.test(table.line(place.line - 1) ?? '')) continue
      yield { ...withHeading({ ...parameters, ...place }, table), section: [...path, parameters.key] }
    }
  }
  // That of a page, whose name nothing tells to be missing.
  for (const heading of lostHeadings(table.text, budget, { foreignKeys: true }))
    if (heading) yield withHeading(named(heading, document.value), table)
}
