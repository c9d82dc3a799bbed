import { type Code, severityOf } from '../../diagnostics/codes.ts'
import { atValue, type Problem } from '../../diagnostics/problem.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { LineTable } from '../yaml/line-table.ts'

/** Symptoms of a value in typographic quotes, which are part of the value in YAML. */
const symptoms: ReadonlySet<Code> = new Set([
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

/** Reports typographic quotes and invisible characters instead of the problems that follow from them. */
export function explainTypography(problems: readonly Problem[], document: ConfigDocument): Problem[] {
  return withoutConsequences(problems, document).map((problem) => quoteProblem(problem, document) ?? problem)
}

/** Removes all other problems of lines with an invisible character. */
function withoutConsequences(problems: readonly Problem[], document: ConfigDocument): readonly Problem[] {
  const invisible = problems.filter(({ code }) => code === 'letter-invisible')
  if (invisible.length === 0) return problems
  const table = new LineTable(document.text)
  const lineOf = (problem: Problem) => table.position(document.locate(problem)[0]).line
  const lines = new Set(invisible.map(lineOf))
  return problems.filter((problem) => problem.code === 'letter-invisible' || !lines.has(lineOf(problem)))
}

function quoteProblem(problem: Problem, document: ConfigDocument): Problem | undefined {
  if (!symptoms.has(problem.code) || severityOf(problem.code) === 'warning' || problem.at !== 'value') return undefined
  const [start, end] = document.locate(problem)
  const written = document.text.slice(start, end).trim()
  const value = /^[“”„«‘’](.*)[“”»‘’]$/.exec(written)?.[1]
  return value === undefined ? undefined : atValue('quotes-curly', problem.path, { parameters: { written, value } })
}
