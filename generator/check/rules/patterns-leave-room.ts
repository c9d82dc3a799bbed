import { nearest } from '../../diagnostics/nearest.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import type { Rule } from './rule.ts'
import { entriesOf, section } from './unchecked-values.ts'

/** A text without any operator of regular expressions: nothing but the text itself matches it. */
const literal = /^\^?([^\\^$.*+?()[\]{}|]+)\$?$/

/** Placeholders for digits, as on paper forms: dd/mm/yyyy, 0000-000. */
const template = /^[dmyaj09#]+(?:[^\p{L}\p{N}#][dmyaj09#]+)*[^\p{L}\p{N}]?$/iu

/** The pattern of a field is a regular expression, not an example, and only fields with a pattern have a message about it. */
export const patternsLeaveRoom: Rule = ({ value }) => {
  const { fields } = section(value.contactForm)
  return entriesOf(fields, ['contactForm', 'fields']).flatMap(({ value: field, path }): Problem[] => {
    const { type, pattern, invalid } = field
    if (type !== 'text') return []
    if (typeof pattern === 'string') return literalProblem(pattern, [...path, 'pattern'])
    const isMisspelt = Object.keys(field).some((key) => nearest(key, ['pattern']))
    return invalid === undefined || isMisspelt ? [] : [atValue('invalid-unused', [...path, 'invalid'], {})]
  })
}

function literalProblem(pattern: string, path: Path): Problem[] {
  const text = literal.exec(pattern)?.[1]
  // Slashes around an expression are told as what they are.
  if (text === undefined || /^\/.+\/$/.test(text)) return []
  const suggestion = template.test(text) ? text.replace(/([a-z09#])\1*/gi, (run) => `[0-9]{${run.length}}`) : undefined
  return [atValue('pattern-literal', path, { parameters: { pattern, ...(suggestion && { suggestion }) } })]
}
