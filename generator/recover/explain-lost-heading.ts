import type { Code } from '../diagnostics/codes.ts'
import type { Path, Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { LineTable } from '../load/line-table.ts'
import { Budget, validatingCost } from './budget.ts'
import { type Candidate, withHeading } from './candidate.ts'
import { type LostHeading, lostHeadings } from './outline/lost-heading.ts'
import { errorsAmong, placedInOriginal, type Repaired, type Trial } from './trial.ts'

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

interface HeadingSearch {
  readonly trial: Trial
  readonly budget?: Budget
}

/**
 * Without its heading, a section continues the one above: its keys are unknown or duplicates there, and the section is missing. If
 * inserting a heading, in memory, leaves fewer problems, that is the mistake; otherwise returns the problems as they are.
 *
 * @param search.budget what may still be read; shared by all headings, as several may be missing
 */
export function explainLostHeading(
  document: ConfigDocument,
  problems: readonly Problem[],
  { trial, budget = new Budget(headingLimit) }: HeadingSearch,
): Problem[] {
  const errors = errorsAmong(problems)
  const best = errors.some(({ code }) => symptoms.has(code))
    ? bestRepair(document, { errors, trial, budget })
    : undefined
  if (!best) return [...problems]
  const { candidate, repaired } = best
  const others = { ...repaired, problems: explainLostHeading(repaired.document, repaired.problems, { trial, budget }) }
  return [candidate.problem, ...placedInOriginal(others, candidate.originalOffset)]
}

interface Attempt extends Required<HeadingSearch> {
  /** The errors of the document without any heading inserted. */
  readonly errors: readonly Problem[]
}

/** The heading that leaves the fewest errors, and the document with it; none if it does not take away more than it adds. */
function bestRepair(document: ConfigDocument, { errors, trial, budget }: Attempt) {
  const table = new LineTable(document.text)
  let fewest = errors.length - 1
  let best: { candidate: Candidate; repaired: Repaired } | undefined
  let trials = 0
  for (const heading of possibleHeadings(document, errors, budget)) {
    if (trials === trialLimit || budget.isSpent) break
    trials++
    budget.spend(table.length * validatingCost)
    const candidate = withHeading(heading, table)
    const repaired = trial(candidate.text)
    const left = repaired ? errorsAmong(repaired.problems).length : fewest
    if (!repaired || left >= fewest) continue
    best = { candidate, repaired }
    fewest = left
  }
  return best
}

function* possibleHeadings(
  document: ConfigDocument,
  errors: readonly Problem[],
  budget: Budget,
): Generator<LostHeading> {
  yield* headingsAmongEntries(document, errors)
  for (const heading of lostHeadings(document.text, budget, { foreignKeys: true })) if (heading) yield heading
}

/**
 * A section may be missing next to one that takes any keys, as the services next to the pages: its entries are then read as entries there.
 * The heading belongs above the first entry that has errors.
 */
function* headingsAmongEntries(document: ConfigDocument, errors: readonly Problem[]): Generator<LostHeading> {
  const table = new LineTable(document.text)
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
  const wrong = new Set(
    errors
      .filter((error) => entrySymptoms.has(error.code) && path.every((key, at) => error.path[at] === key))
      .map((error) => JSON.stringify(error.path.slice(path.length, path.length + 2))),
  )
  const around = path.reduce((value, key) => (value as Record<string, unknown>)[key], document.value)
  for (const [section, entries] of Object.entries(around as object)) {
    const known = Object.keys(entries ?? '')
    const first = known.findIndex((entry) => wrong.has(JSON.stringify([section, entry])))
    // A heading above the first entry would leave the section empty.
    if (first > 0) yield [section, known[first] as string]
  }
}
