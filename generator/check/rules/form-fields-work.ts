import type { FormField, SelectOption } from '../../../schema/forms.ts'
import { leadNames, proofName } from '../../../src/contact/sending/lead-names.ts'
import { fieldPattern } from '../../../src/contact/values/field-pattern.ts'
import { captchaServices } from '../../captchas/read-captcha.ts'
import { unknownWord } from '../../diagnostics/nearest.ts'
import { atKey, atValue, keyMissing, type Path } from '../../diagnostics/problem.ts'
import { type Entry, listEntries, textsUnder, type Word } from './entries.ts'
import { slowPart } from './patterns-work.ts'
import { type Rule, type RuleResult, readForms } from './rule-input.ts'
import { repeatedValues } from './texts/repetitions.ts'

/** Names of a form's fields, and values of their options, are unique; patterns are valid and fast; conditions can be met. */
export const formFieldsWork: Rule = (site) =>
  readForms(site).map(({ value: form, path }) => {
    const fields = listEntries(form.fields, [...path, 'fields'])
    const honeypot = textsUnder([{ value: form, path }], 'honeypot').filter(({ word }) => word !== 'off')
    const names = [...fields.flatMap(fieldNames), ...honeypot]
    return [
      repeatedValues(names, ({ word }) => word).map(({ word, path: at, related }) =>
        atValue('field-repeated', at, { name: word }, { related }),
      ),
      names
        .filter(({ word }) => leadNames.has(word) || word === proofName || answerNames.has(word))
        .map(({ word, path: at }) => atValue('field-reserved', at, { name: word })),
      fields.map(({ value: field, path: at }, index) => [
        field.type === 'text' &&
          field.pattern !== undefined &&
          field.invalid === undefined &&
          keyMissing(at, 'invalid'),
        (field.type === 'select' || field.type === 'radio') && optionProblems(field.options, [...at, 'options']),
        field.type === 'text' && patternProblem(field.pattern, [...at, 'pattern']),
        conditionProblem(fields, index),
      ]),
      stepProblem(fields),
    ]
  })

/** The names under which a lead has the answer of a service that tells people from machines. */
const answerNames: ReadonlySet<string> = new Set(Object.values(captchaServices).map(({ field }) => field))

/** The names under which the receiver gets what a field says: those of a text with a version come by themselves. */
function fieldNames({ value: field, path }: Entry<FormField>): Word[] {
  const { name } = field
  const hasVersion = field.type === 'checkbox' && field.version !== undefined
  const added = hasVersion ? ['text', 'version'].map((part) => `${name}_${part}`) : []
  return [{ word: name, path: [...path, 'name'] }, ...added.map((word) => ({ word, path: [...path, 'version'] }))]
}

/** The first field begins a step if any does: the fields before would have no title. */
function stepProblem(fields: readonly Entry<FormField>[]): RuleResult {
  const [first] = fields
  const later = fields.find(({ value }) => value.newStep !== undefined)
  return (
    first && later && first !== later && atKey('step-untitled', [...later.path, 'newStep'], { name: first.value.name })
  )
}

function optionProblems(options: readonly SelectOption[], path: Path): RuleResult {
  return repeatedValues(textsUnder(listEntries(options, path), 'value'), ({ word }) => word).map(
    ({ word, path: at, related }) => atValue('option-repeated', at, { value: word }, { related }),
  )
}

function patternProblem(pattern: string | undefined, path: Path): RuleResult {
  if (pattern === undefined) return undefined
  const suggestion = /^\/(.+)\/[a-z]*$/.exec(pattern)?.[1]
  if (suggestion) return atValue('pattern-invalid', path, { pattern, reason: '', suggestion })
  try {
    fieldPattern(pattern)
  } catch (error) {
    const reason = (error as Error).message.replace(/^Invalid regular expression: .*: /s, '')
    return atValue('pattern-invalid', path, { pattern, reason })
  }
  const part = slowPart(pattern)
  return part === undefined ? undefined : atValue('pattern-slow', path, { pattern, part })
}

/**
 * What decides whether a field is there is another field of the form, above it, and says what the condition waits for. Since it stands above, no two
 * fields can wait for each other.
 */
function conditionProblem(fields: readonly Entry<FormField>[], index: number): RuleResult {
  const { value, path = [] } = fields[index] ?? {}
  const { showWhen } = value ?? {}
  if (!showWhen) return undefined
  const { field: name } = showWhen
  const at = [...path, 'showWhen', 'field']
  const place = fields.findIndex((field) => field.value.name === name)
  const decider = fields[place]
  if (!decider) {
    const above = textsUnder(fields.slice(0, index), 'name').map(({ word }) => word)
    return atValue('condition-field', at, unknownWord(name, above))
  }
  if (place >= index) {
    const related = [{ path: decider.path, at: 'value' as const }]
    return atValue('condition-order', at, { name, isItself: place === index }, { related })
  }
  return showWhen.is !== undefined && valueProblem(showWhen.is, decider.value, [...path, 'showWhen', 'is'])
}

/** Only a choice has values that are known before somebody types. */
function valueProblem(is: string, field: FormField, path: Path): RuleResult {
  const isChoice = field.type === 'select' || field.type === 'radio'
  const allowed = isChoice ? field.options.flatMap(({ value }) => value) : []
  const parameters = { ...unknownWord(is, allowed), name: field.name, isChoice }
  return !allowed.includes(parameters.value) && atValue('condition-value', path, parameters)
}
