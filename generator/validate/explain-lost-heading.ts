import type { Code } from '../diagnostics/codes.ts'
import type { Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { headingProblem, placeBeforeHeading } from '../load/heading-problem.ts'
import { LineTable } from '../load/line-table.ts'
import { type LostHeading, lostHeadings, withHeading } from '../load/outline/lost-heading.ts'
import { errorsAmong, type Mend, placedBefore, type Trial } from './trial.ts'

/** What is found where a section lacks its heading: its keys belong to the section above, or it is missing. */
const signs: ReadonlySet<Code> = new Set(['key-unknown', 'key-duplicate', 'locale-unknown', 'key-missing'])

/** What is wrong with an entry that belongs into another section. */
const shapes: ReadonlySet<Code> = new Set(['key-missing', 'key-unknown', 'type-wrong', 'kind-mismatch', 'value-empty'])

/** So many places are tried, and no new one after so many milliseconds: where more would be needed, it is not one line that is missing. */
const trialLimit = 5
const longestMs = 4000

/**
 * Without its heading, a section goes on with the one above: its keys are unknown there, or there already, and the section is missing. If fewer
 * problems are left after a line is put back, in memory, then that is what is wrong; else nothing is changed.
 */
export function explainLostHeading(document: ConfigDocument, problems: readonly Problem[], trial: Trial): Problem[] {
  const errors = errorsAmong(problems)
  if (errors.length < 2 || !errors.some(({ code }) => signs.has(code))) return [...problems]
  const table = new LineTable(document.text)
  const headings = [
    ...headingsAmongEntries(document, errors, table),
    ...lostHeadings(document.text, { foreignKeys: true }),
  ]
  const best = bestMend(document, { headings, errors: errors.length, trial })
  if (!best) return [...problems]
  const { heading, mend } = best
  const others = { ...mend, problems: explainLostHeading(mend.document, mend.problems, trial) }
  return [headingProblem(heading, table), ...placedBefore(others, placeBeforeHeading(heading, table))]
}

interface Attempt {
  readonly headings: readonly (LostHeading | undefined)[]
  /** How many errors there are without any of them. */
  readonly errors: number
  readonly trial: Trial
}

/** The heading that leaves the fewest errors, fewer than it adds, and the document with it. */
function bestMend({ text }: ConfigDocument, { headings, errors, trial }: Attempt) {
  const end = performance.now() + longestMs
  let fewest = errors - 1
  let best: { heading: LostHeading; mend: Mend } | undefined
  for (const heading of headings.filter((found) => found !== undefined).slice(0, trialLimit)) {
    const mend = performance.now() < end ? trial(withHeading(text, heading)) : undefined
    const left = mend ? errorsAmong(mend.problems).length : fewest
    if (!mend || left >= fewest) continue
    best = { heading, mend }
    fewest = left
  }
  return best
}

/**
 * Sections that are missing beside one that may have any keys, such as the services beside the pages: theirs are entries there, and the first
 * of them is the first entry that is not right.
 */
function headingsAmongEntries(document: ConfigDocument, errors: readonly Problem[], table: LineTable): LostHeading[] {
  const missing = errors.filter((error): error is Problem<'key-missing'> => error.code === 'key-missing')
  return missing.slice(0, trialLimit).flatMap(({ path, parameters }) => {
    const depth = path.length
    const inside = errors.filter((error) => shapes.has(error.code) && path.every((key, at) => error.path[at] === key))
    const wrong = inside.filter((error) => typeof error.path[depth + 1] === 'string')
    const positions = wrong.map((error) => {
      const position = (length: number) =>
        table.position(document.locate({ path: error.path.slice(0, length), at: 'key' })[0])
      return { section: position(depth + 1), entry: position(depth + 2) }
    })
    const first = positions.sort((a, b) => a.entry.offset - b.entry.offset)[0]
    return first ? [{ ...parameters, index: first.entry.line - 1, indent: first.section.column - 1 }] : []
  })
}
