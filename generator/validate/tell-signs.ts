import { type Code, severityOf } from '../diagnostics/codes.ts'
import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { LineTable } from '../load/line-table.ts'

/** What is found where a value is not what is asked for because it stands between quotes that are none to YAML. */
const signs: ReadonlySet<Code> = new Set([
  'form-wrong',
  'value-unknown',
  'type-wrong',
  'page-unknown',
  'locale-not-listed',
  'validation-unknown',
  'category-unknown',
  'icon-unknown',
  'font-missing',
  'image-missing',
  'image-type',
  'phone-form',
  'email-form',
  'slug-unsafe',
])

/**
 * Tells signs that come from a word processor as what they are, and not by what follows from them: quotes that are none, and signs that are not
 * seen, for which nothing else is told of their line.
 */
export function tellSigns(problems: readonly Problem[], document: ConfigDocument): Problem[] {
  const isOdd = problems.some(({ code }) => code === 'letter-invisible')
  const lines = isOdd ? new LineTable(document.text) : undefined
  const lineOf = (problem: Problem) => lines?.position(document.locate(problem)[0]).line
  const odd = new Set(problems.filter(({ code }) => code === 'letter-invisible').map(lineOf))
  return problems
    .filter((problem) => problem.code === 'letter-invisible' || !isOdd || !odd.has(lineOf(problem)))
    .map((problem) => {
      if (!signs.has(problem.code) || severityOf(problem.code) === 'warning' || problem.at !== 'value') return problem
      const [start, end] = document.locate(problem)
      const written = document.text.slice(start, end).trim()
      const value = /^[“”„«‘’](.*)[“”»‘’]$/.exec(written)?.[1]
      return value === undefined ? problem : atValue('quotes-curly', problem.path, { parameters: { written, value } })
    })
}
