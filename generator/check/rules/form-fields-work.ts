import { fieldPattern } from '../../../src/contact/field-pattern.ts'
import { leadNames, proofName } from '../../../src/contact/lead-names.ts'
import { atParent, atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { slowPart } from './patterns-work.ts'
import { repeatedValues } from './repetitions.ts'
import { formsOf, type Rule } from './site.ts'
import { type Entry, entriesOf, scalarText, type Word, wordsAt } from './unchecked-values.ts'

/** Names of a form's fields, and values of their options, are unique; patterns are valid and fast. */
export const formFieldsWork: Rule = (site) =>
  formsOf(site).flatMap(({ value: form, path }): Problem[] => {
    const fields = entriesOf(form.fields, [...path, 'fields'])
    const names = [...fields.flatMap(namesOf), ...wordsAt([{ value: form, path }], 'honeypot')]
    return [
      ...repeatedValues(names, ({ word }) => word).map(({ word, path: at, related }) =>
        atValue('field-repeated', at, { parameters: { name: word }, related }),
      ),
      ...names
        .filter(({ word }) => leadNames.has(word) || word === proofName)
        .map(({ word, path: at }) => atValue('field-reserved', at, { parameters: { name: word } })),
      ...fields
        .filter(({ value: field }) => field.pattern !== undefined && field.invalid === undefined)
        .map(({ path: at }) =>
          atParent('key-missing', at, { parameters: { key: 'invalid', expected: 'text', meaning: '' } }),
        ),
      ...fields.flatMap(({ value: { options }, path: at }) => optionProblems(options, [...at, 'options'])),
      ...fields.flatMap(({ value: { pattern }, path: at }) => patternProblems(pattern, [...at, 'pattern'])),
    ]
  })

/** The names under which the receiver gets what a field says: those of a text with a version come by themselves. */
function namesOf(field: Entry): Word[] {
  const { name, version } = field.value
  const added = version === undefined ? [] : ['text', 'version'].map((part) => `${scalarText(name)}_${part}`)
  return [...wordsAt([field], 'name'), ...added.map((word) => ({ word, path: [...field.path, 'version'] }))]
}

function optionProblems(options: unknown, path: Path): Problem[] {
  return repeatedValues(wordsAt(entriesOf(options, path), 'value'), ({ word }) => word).map(
    ({ word, path: at, related }) => atValue('option-repeated', at, { parameters: { value: word }, related }),
  )
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
