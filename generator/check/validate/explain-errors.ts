import type { ErrorObject } from 'ajv'
import { nameType } from '../../diagnostics/name-type.ts'
import { unknownWord } from '../../diagnostics/nearest.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { slugifyUnicode } from '../../lib/addresses/slugify.ts'
import { hasDayForm } from '../../lib/days/is-day.ts'
import { groupBy } from '../../lib/group-by.ts'
import { asMapping } from '../../lib/plain-map.ts'
import { repeatsAnother } from '../../schema/accepted-part.ts'
import { fromPointer } from '../../schema/json-pointer.ts'
import { childNode, type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import type { SiteSchema } from '../../schema/site-schema.ts'
import { tagOfCountry } from '../rules/texts/countries-of-tags.ts'
import { explainKeys } from './explain-keys.ts'
import { type Explained, expectedType, type Finding, rangeProblem, typeProblem } from './explain-type.ts'
import { meantDays, meantForm, withoutSite, withoutSlips } from './meant-form.ts'

/**
 * Turns the errors of ajv into problems, one per mistake. Omits errors that only follow from another mistake: those of each
 * branch of a union, or of a required key that was misspelt.
 */
export function explainErrors(errors: readonly ErrorObject[], value: unknown, root: SchemaNode): Problem[] {
  // Each branch of a union reports what is missing; the union itself reports it once.
  const own = errors.filter((error) => !repeatsAnother(error))
  const byPlace = [...groupBy(own, ({ instancePath }) => instancePath)].sort(([a], [b]) => a.length - b.length)
  const problems: Problem[] = []
  const settled: string[] = []
  for (const [pointer, errorsHere] of byPlace) {
    if (settled.some((above) => pointer.startsWith(above))) continue
    const explained = explain({ ...find(pointer, value, root), errors: errorsHere })
    problems.push(...explained.problems)
    if (explained.settles) settled.push(`${pointer}/`)
  }
  return problems
}

function find(pointer: string, root: unknown, rootNode: SchemaNode): Omit<Finding, 'errors'> {
  let value = root
  let node: SchemaNode = rootNode
  let isOptional = false
  const path = fromPointer(pointer, root)
  for (const key of path) {
    const taken = selectBranch(node, value)
    isOptional = !taken.schema.required?.includes(String(key))
    node = childNode(taken, key) ?? node
    value = (value as Record<string | number, unknown>)[key]
  }
  return { path, value, node, isOptional, site: asMapping(root), root: rootNode }
}

function explain(finding: Finding): Explained {
  const { path, value, node, errors } = finding
  const findError = (keyword: string) => errors.find((error) => error.keyword === keyword)
  const type = findError('type')
  if (type && (value === null || nameType(value) !== expectedType(node)))
    return { problems: [typeProblem(finding)], settles: true }
  const choice = findError('enum') ?? findError('const')
  if (choice && typeof value === 'object') return { problems: [typeProblem(finding)], settles: true }
  if (choice) return { problems: [choiceProblem(path, value, choice)], settles: true }
  if (typeof value === 'object') return explainKeys(finding)
  const first = errors[0]
  return { problems: first ? [valueProblem(finding, first)] : [], settles: false }
}

function choiceProblem(path: Path, value: unknown, { params }: ErrorObject): Problem {
  const allowed = ((params.allowedValues as unknown[] | undefined) ?? [params.allowedValue]).map(String)
  return atValue('value-unknown', path, unknownWord(String(value), allowed))
}

function valueProblem(finding: Finding, { keyword }: ErrorObject): Problem {
  const { path, value, node } = finding
  switch (keyword) {
    case 'minLength':
      return atValue('value-empty', path, { expected: 'text' })
    case 'minimum':
    case 'maximum':
      return rangeProblem(finding, Number(value))
    default:
      return formProblem(path, String(value), node.schema)
  }
}

function formProblem(path: Path, value: string, schema: SiteSchema): Problem {
  const { form } = schema
  if (value === '') return atValue('value-empty', path, { expected: 'text' })
  if (form === 'slug') {
    const locale = String(path.findLast((key) => typeof key === 'string'))
    const slug = slugifyUnicode(withoutSite(value))
    // The language comes before each address by itself: with it, the next check would reject the suggestion.
    const better = slug.startsWith(`${locale}/`) ? slug.slice(locale.length + 1) : slug
    return atValue('slug-unsafe', path, { locale, slug: value, suggestion: better })
  }
  if (!form) throw new Error(`The schema names no form at ${path.join('.')}`)
  const ending = /\.[A-Za-z]+$/.exec(value)?.[0].toLowerCase()
  if (ending && (form === 'image' || form === 'logo') && new RegExp(schema.pattern ?? '', 'u').test(ending))
    return atValue('form-wrong', path, { value, form, ending })
  if (form === 'day' && hasDayForm(value)) return atValue('date-absent', path, { value })
  const days = form === 'day' ? meantDays(withoutSlips(value)) : []
  if (days.length > 0) return atValue('form-wrong', path, { value, form, days })
  const country = form === 'languageTag' ? tagOfCountry(withoutSlips(value), String(path.at(-2))) : undefined
  const suggestion = country ?? meantForm(value, schema)
  return atValue('form-wrong', path, { value, form, ...(suggestion && { suggestion }) })
}
