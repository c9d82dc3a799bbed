import type { Code } from '../diagnostics/codes.ts'
import type { Path, Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { headingProblem, placeBeforeHeading } from '../load/heading-problem.ts'
import { LineTable } from '../load/line-table.ts'
import { Budget, checking } from '../load/outline/budget.ts'
import { type LostHeading, lostHeadings, withHeading } from '../load/outline/lost-heading.ts'
import { errorsAmong, type Mend, placedBefore, type Trial } from './trial.ts'

/** What is found where a section lacks its heading: its keys belong to the section above, or it is missing. */
const signs: ReadonlySet<Code> = new Set(['key-unknown', 'key-duplicate', 'locale-unknown', 'key-missing'])

/** What is wrong with an entry that belongs into another section. */
const shapes: ReadonlySet<Code> = new Set(['key-missing', 'key-unknown', 'type-wrong', 'kind-mismatch', 'value-empty'])

/** How many places are tried for each heading, and how much is read for all: where more would be needed, it is not one line that is missing. */
const trialLimit = 5
const headingLimit = 1_500_000

/**
 * Without its heading, a section goes on with the one above: its keys are unknown there, or there already, and the section is missing. If fewer
 * problems are left after a line is put back, in memory, then that is what is wrong; else nothing is changed.
 *
 * @param budget how much may still be read: several headings may be missing
 */
export function explainLostHeading(
  document: ConfigDocument,
  problems: readonly Problem[],
  trial: Trial,
  budget = new Budget(headingLimit),
): Problem[] {
  const errors = errorsAmong(problems)
  const best = errors.some(({ code }) => signs.has(code)) ? bestMend(document, { errors, trial, budget }) : undefined
  if (!best) return [...problems]
  const { heading, mend } = best
  const table = new LineTable(document.text)
  const others = { ...mend, problems: explainLostHeading(mend.document, mend.problems, trial, budget) }
  return [headingProblem(heading, table), ...placedBefore(others, placeBeforeHeading(heading, table))]
}

interface Attempt {
  /** What is wrong without any heading put back. */
  readonly errors: readonly Problem[]
  readonly trial: Trial
  readonly budget: Budget
}

/** The heading that leaves the fewest errors, fewer than it adds, and the document with it. */
function bestMend(document: ConfigDocument, { errors, trial, budget }: Attempt) {
  const { length } = new LineTable(document.text)
  let fewest = errors.length - 1
  let best: { heading: LostHeading; mend: Mend } | undefined
  let trials = 0
  for (const heading of possibleHeadings(document, errors, budget)) {
    if (trials === trialLimit || budget.isSpent) break
    trials++
    budget.spend(length * checking)
    const mend = trial(withHeading(document.text, heading))
    const left = mend ? errorsAmong(mend.problems).length : fewest
    if (!mend || left >= fewest) continue
    best = { heading, mend }
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
 * Sections that are missing beside one that may have any keys, such as the services beside the pages: theirs are entries there, and the first
 * of them is the first entry that is not right.
 */
function* headingsAmongEntries(document: ConfigDocument, errors: readonly Problem[]): Generator<LostHeading> {
  const table = new LineTable(document.text)
  const position = (path: Path) => table.position(document.locate({ path, at: 'key' })[0])
  for (const missing of errors.filter((error) => error.code === 'key-missing')) {
    const { path, parameters } = missing as Problem<'key-missing'>
    for (const [section, entry] of wrongEntries(document, path, errors)) {
      const index = position([...path, section, entry]).line - 1
      yield { ...parameters, index, indent: position([...path, section]).column - 1 }
    }
  }
}

/** For each section below a path the first of its entries in which something is wrong. */
function* wrongEntries(document: ConfigDocument, path: Path, errors: readonly Problem[]): Generator<[string, string]> {
  const wrong = new Map<unknown, Set<unknown>>()
  for (const error of errors) {
    if (!shapes.has(error.code) || !path.every((key, at) => error.path[at] === key)) continue
    const [section, entry] = error.path.slice(path.length)
    if (entry !== undefined) wrong.set(section, (wrong.get(section) ?? new Set()).add(entry))
  }
  const around = path.reduce((value, key) => (value as Record<string, unknown>)[key], document.value)
  for (const [section, entries] of Object.entries(around as object)) {
    const known = Object.keys(entries ?? '')
    const first = known.findIndex((entry) => wrong.get(section)?.has(entry))
    // A heading above the first entry would leave the section empty.
    if (first > 0) yield [section, known[first] as string]
  }
}
