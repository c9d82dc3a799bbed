import { nearest } from '../../diagnostics/nearest.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { formsOf, type Rule } from './site.ts'
import { type Entry, entriesOf, isSection, scalarText, wordsAt } from './unchecked-values.ts'

/**
 * What decides whether a field is there is another field of the form, above it, and says what the condition waits for. Since it stands above, no two
 * fields can wait for each other.
 */
export const conditionsWork: Rule = (site) =>
  formsOf(site).flatMap((form) => {
    const fields = entriesOf(form.value.fields, [...form.path, 'fields'])
    return fields.flatMap((field, index) => conditionProblems(field, fields, index))
  })

function conditionProblems({ value, path }: Entry, fields: readonly Entry[], index: number): Problem[] {
  const { showWhen } = value
  if (!isSection(showWhen) || typeof showWhen.field !== 'string') return []
  const { field: name } = showWhen
  const at = [...path, 'showWhen', 'field']
  const place = fields.findIndex((field) => field.value.name === name)
  const decider = fields[place]
  if (!decider) {
    const allowed = wordsAt(fields.slice(0, index), 'name').map(({ word }) => word)
    return [
      atValue('condition-field', at, { parameters: { value: name, suggestion: nearest(name, allowed), allowed } }),
    ]
  }
  if (place >= index) {
    const parameters = { name, isItself: place === index }
    return [atValue('condition-order', at, { parameters, related: [{ path: decider.path, at: 'value' }] })]
  }
  return showWhen.is === undefined ? [] : valueProblems(showWhen.is, decider.value, [...path, 'showWhen', 'is'])
}

/** Only a choice has values that are known before somebody types. */
function valueProblems(is: unknown, { type, name, options }: Entry['value'], path: Path): Problem[] {
  const isChoice = type === 'select'
  const allowed = isChoice ? wordsAt(entriesOf(options, []), 'value').map(({ word }) => word) : []
  const value = scalarText(is)
  if (allowed.includes(value)) return []
  const parameters = { name: scalarText(name), value, suggestion: nearest(value, allowed), allowed, isChoice }
  return [atValue('condition-value', path, { parameters })]
}
