import { type Code, getSeverity } from '../../diagnostics/codes.ts'
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
  const problemLine = (problem: Problem) => table.position(document.locate(problem)[0]).line
  const lines = new Set(invisible.map(problemLine))
  return problems.filter((problem) => problem.code === 'letter-invisible' || !lines.has(problemLine(problem)))
}

function quoteProblem(problem: Problem, document: ConfigDocument): Problem | undefined {
  if (!symptoms.has(problem.code) || getSeverity(problem.code) === 'warning' || problem.at !== 'value') return undefined
  const [start, end] = document.locate(problem)
  const written = document.text.slice(start, end).trim()
  const value = /^[“”„«‘’](.*)[“”»‘’]$/.exec(written)?.[1]
  return value === undefined ? undefined : atValue('quotes-curly', problem.path, { written, value })
}

/** Adds the comment behind an empty value to its problem: YAML takes an unquoted colour for a comment (`color: #c00`). */
export function addComments(problems: readonly Problem[], document: ConfigDocument): Problem[] {
  return problems.map((problem) => {
    if (problem.code !== 'value-empty') return problem
    const [, end] = document.locate({ path: problem.path, at: 'key' })
    const note = /^\s*:?[ \t]+(#.*)/
      .exec(document.text.slice(end, end + 400))?.[1]
      ?.replace(/\s+#.*/, '')
      .trim()
    return note ? { ...problem, parameters: { ...problem.parameters, note } } : problem
  })
}

/** Within braces, the key and the text before a comma that cut the text: `{ pt: Oi, tudo bem`. */
const before = /[{,]\s*([\w-]+):\s+([^:{}[\]"'\n]*,\s*)$/

/** The rest of a text up to the next key, or to the closing bracket. */
const ending = /^[^:{}[\]"'\n]*?(?=\s*(?:,\s*[\w-]+:|\}))/

/**
 * Explains a key without a value as the rest of a text that a comma within braces has cut. A text with several commas is reported at its first
 * rest.
 */
export function explainCommas(problems: readonly Problem[], document: ConfigDocument): Problem[] {
  return problems.flatMap((problem): Problem[] => {
    if (problem.code !== 'value-empty') return [problem]
    const [start] = document.locate({ path: problem.path, at: 'key' })
    const [, key, beginning] = before.exec(document.text.slice(Math.max(0, start - 400), start)) ?? []
    const [end] = ending.exec(document.text.slice(start, start + 400)) ?? []
    if (key === undefined || beginning === undefined || end === undefined) return [problem]
    if (beginning.indexOf(',') < beginning.trimEnd().length - 1) return []
    return [{ ...problem, parameters: { ...problem.parameters, rest: { key, text: beginning + end } } }]
  })
}
