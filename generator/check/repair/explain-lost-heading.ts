import type { Code } from '../../diagnostics/codes.ts'
import type { Path, Problem } from '../../diagnostics/problem.ts'
import { PathSet } from '../../diagnostics/problem.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { LineTable } from '../yaml/line-table.ts'
import { Budget } from './budget.ts'
import { type Candidate, withHeading } from './candidate.ts'
import { named } from './missing-name.ts'
import { type LostHeading, lostHeadings } from './outline/lost-heading.ts'
import { errorsAmong, type Trial } from './trial.ts'
import { bestOf, problemsOf, tryCandidates } from './try-candidates.ts'

/**
 * Symptoms of a section without its heading: its keys are read as keys of the section above, and the section is missing. Below a text in all
 * languages they seem to be texts of the wrong type.
 */
const symptoms: ReadonlySet<Code> = new Set([
  'key-unknown',
  'key-duplicate',
  'locale-unknown',
  'key-missing',
  'type-wrong',
])

/** Symptoms of an entry that belongs to another section. */
const entrySymptoms: ReadonlySet<Code> = new Set([
  'key-missing',
  'key-unknown',
  'entry-misplaced',
  'type-wrong',
  'kind-mismatch',
  'value-empty',
])

/** How many candidates are tried for each heading, and how many lines may be read for all: if more were needed, something else is wrong. */
const trialLimit = 5
const headingLimit = 1_500_000

/**
 * Without its heading, a section continues the one above: its keys are unknown or duplicates there, and the section is missing. If
 * inserting a heading, in memory, leaves fewer problems, that is the mistake; otherwise returns the problems as they are.
 *
 * @param options.budget what may still be read; shared by all headings, as several may be missing
 */
export function explainLostHeading(
  document: ConfigDocument,
  problems: readonly Problem[],
  { trial, budget = new Budget(headingLimit) }: { readonly trial: Trial; readonly budget?: Budget },
): Problem[] {
  const errors = errorsAmong(problems)
  if (!errors.some(({ code }) => symptoms.has(code))) return [...problems]
  const table = new LineTable(document.text)
  const bounds = { trial, limit: trialLimit, lines: table.length, budget }
  const candidates = possibleHeadings(document, { errors, table, budget })
  const best = bestOf(tryCandidates(candidates, bounds), errors.length - 1)
  if (!best) return [...problems]
  return problemsOf({ ...best, problems: explainLostHeading(best.document, best.problems, { trial, budget }) })
}

interface Search {
  /** The errors of the document without any heading inserted. */
  readonly errors: readonly Problem[]
  readonly table: LineTable
  readonly budget: Budget
}

function* possibleHeadings(document: ConfigDocument, { errors, table, budget }: Search): Generator<Candidate> {
  for (const heading of headingsAmongEntries(document, { errors, table })) yield withHeading(heading, table)
  for (const heading of lostHeadings(document.text, budget, { foreignKeys: true }))
    if (heading) yield withHeading(named(heading, document.value), table)
}

/**
 * A section may be missing next to one that takes any keys, as the services next to the pages: its entries are then read as entries there.
 * The heading belongs above the first entry that has errors.
 */
function* headingsAmongEntries(
  document: ConfigDocument,
  { errors, table }: Omit<Search, 'budget'>,
): Generator<LostHeading> {
  const position = (path: Path) => table.position(document.locate({ path, at: 'key' })[0])
  for (const { path, parameters } of errors.filter((error) => error.code === 'key-missing')) {
    for (const [section, entry] of wrongEntries(document, path, errors)) {
      const index = position([...path, section, entry]).line - 1
      yield { ...parameters, index, indent: position([...path, section]).column - 1 }
    }
  }
}

/** For each section below a path its first entry that has errors. */
function* wrongEntries(document: ConfigDocument, path: Path, errors: readonly Problem[]): Generator<[string, string]> {
  const entryDepth = path.length + 2
  const wrong = new PathSet(
    errors.filter(({ code }) => entrySymptoms.has(code)).map((error) => error.path.slice(0, entryDepth)),
  )
  const around = path.reduce((value, key) => (value as Record<string, unknown>)[key], document.value)
  for (const [section, entries] of Object.entries(around as object)) {
    const known = Object.keys(entries ?? '')
    const first = known.findIndex((entry) => wrong.has([...path, section, entry]))
    // A heading above the first entry would leave the section empty.
    if (first > 0) yield [section, known[first] as string]
  }
}
