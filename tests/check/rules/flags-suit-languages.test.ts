import { expect, test } from 'vitest'
import { collectRuleInput } from '../../../generator/check/rules/collect-rule-input.ts'
import { flagsSuitLanguages } from '../../../generator/check/rules/locales-work.ts'
import type { RuleContext } from '../../../generator/check/rules/rule-context.ts'
import { flattenProblems } from '../../../generator/check/rules/rule-input.ts'

const suggested = (tag: string, flag: string) =>
  flattenProblems(
    flagsSuitLanguages(
      collectRuleInput({}, { config: { locales: { one: { name: '', tag, flag } }, pages: {} }, leftOut: [] }, () => {}),
      {} as RuleContext,
    ),
  ).map(({ parameters }) => (parameters as { suggestion: string }).suggestion)

test.each([
  ['de-DE', 'ge', 'de'],
  ['sv', 'sv', 'se'],
  ['sl-SI', 'sl', 'si'],
  ['et', 'et', 'ee'],
  ['zh-Hans', 'ch', 'cn'],
  ['ca-ES', 'ca', 'es'],
  ['ar-SA', 'ar', 'sa'],
])('the flag of %s is not %s but %s', (tag, flag, suggestion) => {
  expect(suggested(tag, flag)).toEqual([suggestion])
})

test.each([
  ['de-DE', 'at'],
  ['de-CH', 'de'],
  ['pt-BR', 'pt'],
  ['pt-BR', 'br'],
  ['en-US', 'gb'],
  ['en', 'eu'],
  ['es', 'us'],
  ['sw', 'rw'],
  ['yi', 'il'],
  ['nb-NO', 'no'],
  ['it', 'it'],
  ['so-DJ', 'so'],
  ['la', 'va'],
  ['xx', 'xx'],
])('of %s with the flag %s nothing is said', (tag, flag) => {
  expect(suggested(tag, flag)).toEqual([])
})
