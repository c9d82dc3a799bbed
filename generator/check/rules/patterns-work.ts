import { requireRecheck } from '#libraries'
import type { FormField } from '../../../schema/forms.ts'
import { atValue, type Path } from '../../diagnostics/problem.ts'
import { type Entry, listEntries } from './entries.ts'
import { type Rule, type RuleResult, readForms } from './rule-input.ts'

/** A text without any operator of regular expressions: nothing but the text itself matches it. */
const literal = /^\^?([^\\^$.*+?()[\]{}|]+)\$?$/

/** Placeholders for digits, as on paper forms: dd/mm/yyyy, 0000-000. */
const template = /^[dmyaj09#]+(?:[^\p{L}\p{N}#][dmyaj09#]+)*[^\p{L}\p{N}]?$/iu

/** The pattern of a field is a regular expression, not an example, and only fields with a pattern have a message about it. */
export const patternsLeaveRoom: Rule = (site) =>
  readForms(site).flatMap((form) => listEntries(form.value.fields, [...form.path, 'fields']).flatMap(fieldProblems))

function fieldProblems({ value: field, path }: Entry<FormField>): RuleResult {
  if (field.type !== 'text') return undefined
  const { pattern, invalid } = field
  if (pattern !== undefined) return literalProblem(pattern, [...path, 'pattern'])
  return invalid === undefined ? undefined : atValue('invalid-unused', [...path, 'invalid'])
}

function literalProblem(pattern: string, path: Path): RuleResult {
  const text = literal.exec(pattern)?.[1]
  // Slashes around an expression have a message of their own.
  if (text === undefined || /^\/.+\/$/.test(text)) return undefined
  const suggestion = template.test(text) ? text.replace(/([a-z09#])\1*/gi, (run) => `[0-9]{${run.length}}`) : undefined
  return atValue('pattern-literal', path, { pattern, ...(suggestion && { suggestion }) })
}

/** Only repeated groups can take exponential time: other expressions need no analysis. */
const repeatedGroup = /\)[*+{]/

/** An answer has a few hundred characters: their third power is still done in a moment. */
const harmlessDegree = 3

/** Limits in steps give the same answer on each machine; the one in time is a last resort. In doubt, an expression counts as fast. */
const limits = {
  timeout: 10_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 1e6,
  incubationLimit: 5000,
  maxAttackStringSize: 5000,
  maxGenerationSize: 20,
  maxInitialGenerationSize: 100,
  maxIteration: 2,
} as const

/** The part of a field's valid pattern that can keep a browser busy for minutes; undefined if there is none. */
export function slowPart(pattern: string): string | undefined {
  if (!repeatedGroup.test(pattern)) return undefined
  const { checkSync } = requireRecheck()
  const whole = { before: '^(?:', after: ')$' }
  const found = checkSync(whole.before + pattern + whole.after, 'u', limits)
  if (found.status !== 'vulnerable') return undefined
  const { complexity, hotspot } = found
  if (complexity.type === 'polynomial' && complexity.degree <= harmlessDegree) return undefined
  const hot = hotspot.find(({ temperature }) => temperature === 'heat')
  return groupAround(pattern, (hot?.start ?? 0) - whole.before.length)
}

/** The outermost group around a place in a regular expression, with what repeats it. */
function groupAround(pattern: string, place: number): string {
  let [depth, start] = [0, 0]
  for (const { 0: sign, index } of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[\s\S]/g)) {
    if (sign === '(' && depth++ === 0) start = index
    if (sign === ')' && --depth === 0 && index > place)
      return pattern.slice(start, index + 1) + readRepetition(pattern, index + 1)
  }
  return pattern
}

function readRepetition(pattern: string, index: number): string {
  return /^(?:[*+?]|\{[\d,]+\})\??/.exec(pattern.slice(index))?.[0] ?? ''
}
