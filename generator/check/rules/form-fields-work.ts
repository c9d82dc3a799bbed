import { fieldPattern } from '../../../src/contact/field-pattern.ts'
import { leadNames } from '../../../src/contact/lead-names.ts'
import { atParent, atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { repeatedValues } from './repetitions.ts'
import type { Rule } from './rule.ts'
import { slowPart } from './slow-pattern.ts'
import { entriesOf, section } from './unchecked-values.ts'
import { webhookProblems } from './webhook-problems.ts'

/** A contact page has a form to show. */
export const contactPagesHaveAForm: Rule = ({ value, pages }) =>
  Object.hasOwn(value, 'contactForm') || !pages.some(({ kind, enabled }) => kind === 'contact' && enabled)
    ? []
    : [atParent('key-missing', [], { parameters: { key: 'contactForm', expected: 'section', meaning: '' } })]

/** Names of form fields, and values of their options, are unique; patterns are valid and fast; the webhook can receive. */
export const formFieldsWork: Rule = ({ value }) => {
  const form = section(value.contactForm)
  const fields = entriesOf(form.fields, ['contactForm', 'fields'])
  const names = fields.map(({ value: { name }, path }) => ({ word: name, path: [...path, 'name'] }))
  const trap = { word: form.honeypot, path: ['contactForm', 'honeypot'] }
  return [
    ...webhookProblems(form.webhook),
    ...repeatedWords([...names, trap]).map(({ word, path, related }) =>
      atValue('field-repeated', path, { parameters: { name: word }, related }),
    ),
    ...[...names, trap]
      .filter(({ word }) => Object.hasOwn(leadNames, String(word)))
      .map(({ word, path }) => atValue('field-reserved', path, { parameters: { name: String(word) } })),
    ...fields
      .filter(({ value: field }) => field.pattern !== undefined && field.invalid === undefined)
      .map(({ path }) =>
        atParent('key-missing', path, { parameters: { key: 'invalid', expected: 'text', meaning: '' } }),
      ),
    ...fields.flatMap(({ value: { options }, path }) => optionProblems(options, [...path, 'options'])),
    ...fields.flatMap(({ value: { pattern }, path }) => patternProblems(pattern, [...path, 'pattern'])),
  ]
}

function optionProblems(options: unknown, path: Path): Problem[] {
  const values = entriesOf(options, path).map(({ value: { value: word }, path: at }) => ({
    word,
    path: [...at, 'value'],
  }))
  return repeatedWords(values).map(({ word, path: at, related }) =>
    atValue('option-repeated', at, { parameters: { value: word }, related }),
  )
}

/** The words that stand a second time, each with the place of the first. */
function repeatedWords(words: readonly { readonly word: unknown; readonly path: Path }[]) {
  const texts = words.flatMap(({ word, path }) => (typeof word === 'string' ? [{ word, path }] : []))
  return repeatedValues(texts, ({ word }) => word)
}

function patternProblems(pattern: unknown, path: Path): Problem[] {
  if (typeof pattern !== 'string') return []
  const suggestion = /^\/(.+)\/[a-z]*$/.exec(pattern)?.[1]
  if (suggestion) return [atValue('pattern-invalid', path, { parameters: { pattern, reason: '', suggestion } })]
  try {
    fieldPattern(pattern)
  } catch (error) {
    const reason = (error as Error).message.replace(/^Invalid regular expression: .*: /s, '')
    return [atValue('pattern-invalid', path, { parameters: { pattern, reason } })]
  }
  const part = slowPart(pattern)
  return part === undefined ? [] : [atValue('pattern-slow', path, { parameters: { pattern, part } })]
}
