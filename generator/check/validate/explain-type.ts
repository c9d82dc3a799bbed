import type { ErrorObject } from 'ajv'
import { valueAt } from '../../../schema/value-at.ts'
import type { CodeParameters } from '../../diagnostics/codes.ts'
import { nameType, type TypeName } from '../../diagnostics/name-type.ts'
import { atKey, atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { pagePlaces } from '../../lib/collections.ts'
import { asMapping, scalarText } from '../../lib/plain-map.ts'
import { type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import { gluedKey } from '../yaml/glued-key.ts'

/** A value with its errors from ajv. */
export interface Finding {
  readonly path: Path
  readonly value: unknown
  /** Its schema; for a tagged union, that of the union. */
  readonly node: SchemaNode
  readonly errors: ErrorObject[]
  /** Whether the value may be left out: its key, or the list entry. */
  readonly isOptional: boolean
  /** The whole configuration. */
  readonly site: Readonly<Record<string, unknown>>
  /** The schema of the whole configuration. */
  readonly root: SchemaNode
}

/** The explained problems of a value. */
export interface Explained {
  readonly problems: readonly Problem[]
  /** Whether they make all other problems within the value superfluous. */
  readonly settles: boolean
}

/** The type that the schema expects. */
export function expectedType({ schema }: SchemaNode): Exclude<TypeName, 'nothing'> {
  if (schema.localised) return 'translations'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'boolean') return 'boolean'
  if (schema.type === 'array') return 'list'
  return schema.type === 'object' || schema.allOf ? 'section' : 'text'
}

/** The problem of a value that is empty, or of another type than the schema expects. */
export function typeProblem(finding: Finding): Problem {
  const { path, value, node } = finding
  const expected = expectedType(node)
  if (value === null) {
    const glued = gluedKey(path.at(-1))
    if (glued !== undefined) return atKey('yaml-key-without-space', path, { key: glued })
    const isSlug = node.schema.form === 'slug'
    const mayGo = finding.isOptional && expected !== 'text'
    return atValue('value-empty', path, { expected, ...(isSlug && { isSlug }), ...(mayGo && { mayGo }) })
  }
  const number = expected === 'number' && typeof value === 'string' ? Number(meantNumber(value)) : Number.NaN
  const { minimum = number, maximum = number } = node.schema
  if (number < minimum || number > maximum) return rangeProblem(finding, number)
  return atValue('type-wrong', path, { expected, found: nameFound(finding), ...chooseCure(finding) })
}

/** The problem of a number that is too small or too large, also when it is written as a text. */
export function rangeProblem({ path, value, node }: Finding, number: number): Problem {
  const { minimum, maximum, form } = node.schema
  const isText = typeof value === 'string'
  return atValue('number-out-of-range', path, {
    value: number,
    minimum,
    maximum,
    ...(form && { form }),
    ...(isText && { isText }),
  })
}

/** The type of a value; a mapping whose keys are all languages counts as a text in all languages. */
function nameFound({ value, site }: Finding): TypeName {
  const found = nameType(value)
  const locales = Object.keys(asMapping(site.locales))
  const keys = Object.keys(asMapping(value))
  return found === 'section' && keys.length > 0 && keys.every((key) => locales.includes(key)) ? 'translations' : found
}

/** A cure for a wrong type, with an example. */
interface Cure {
  readonly cure?: CodeParameters['type-wrong']['cure']
  readonly example?: string
  readonly keys?: readonly string[]
}

function chooseCure(finding: Finding): Cure {
  const { value, node, site } = finding
  switch (expectedType(node)) {
    case 'translations': {
      // A list of former paths remains a list, below its language.
      const cure = Array.isArray(value) && node.schema.localised !== 'slugs' ? 'no-dashes' : 'translations'
      return { cure, example: Object.keys(asMapping(site.locales))[0] }
    }
    case 'number':
      return typeof value === 'string' ? { cure: 'digits', example: meantNumber(value) } : {}
    case 'boolean':
      return { cure: 'switch', example: meantBoolean(value) }
    case 'section':
      return sectionCure(finding)
    case 'list':
      return listCure(finding)
    case 'text':
      return textCure(finding)
  }
}

function sectionCure({ value, node, isOptional }: Finding): Cure {
  const { required: keys = [] } = selectBranch(node, value).schema
  if (isOptional && meantBoolean(value) === 'false') return { cure: 'leave-out' }
  if (keys.length > 0) return { cure: 'keys', keys }
  return Array.isArray(value) ? { cure: 'no-entries' } : {}
}

function listCure(finding: Finding): Cure {
  const { value, node } = finding
  const isOfTexts = node.item !== undefined && expectedType(node.item) === 'text'
  const [key] = Object.keys(asMapping(value))
  if (!isOfTexts) return key === undefined ? { cure: 'entries' } : { cure: 'one-dash', example: key }
  const { reference, enum: choices } = node.item?.schema ?? {}
  const [first] = collectTexts(value)
  // The lines of a list without dashes are one text.
  const ends = reference || choices ? /[,;\s]+/ : /[,;]/
  const written = first
    ?.replace(/^(?:\d+[.)]|[•·▪◦‣●–—])\s*/, '')
    .split(ends)[0]
    ?.trim()
  const example = choices?.some((choice) => choice === written) === false ? String(choices[0]) : written
  return { cure: nameFound(finding) === 'translations' ? 'same-entries' : 'entries', example }
}

function textCure(finding: Finding): Cure {
  const { path, value, node, site } = finding
  if (node.schema.reference === 'page' && typeof path.at(-1) === 'number') {
    const pages = Object.assign({}, ...pagePlaces(site).map((place) => asMapping(valueAt(site, place))))
    const words = [...collectTexts(value), ...Object.keys(asMapping(value))]
    return { cure: 'page', example: words.find((word) => Object.hasOwn(pages, word)) }
  }
  const [around, name = ''] = path.slice(-2)
  if (Array.isArray(value) && node.schema.enum && around === 'facts') return { cure: 'several', example: String(name) }
  if (nameFound(finding) === 'translations')
    return { cure: node.schema.reference === 'validation' ? 'name' : 'same-text' }
  return { cure: Array.isArray(value) && collectTexts(value).length > 1 ? 'lines' : 'line' }
}

/** The texts that a value is or holds, also in lists. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(collectTexts) : Object.values(asMapping(value)).flatMap(collectTexts)
}

/** The boolean that a word means, quoted or not, such as "yes" or "não"; undefined for any other word. */
function meantBoolean(value: unknown): string | undefined {
  const word = scalarText(value).trim().toLowerCase()
  if (['true', 'yes', 'y', 'on', 'sim', 'sí', 'si', 's', 'verdadeiro'].includes(word)) return 'true'
  return ['false', 'no', 'n', 'off', 'não', 'nao', 'falso'].includes(word) ? 'false' : undefined
}

/** The number that a text means, with characters around it, or with the separators of another language. */
function meantNumber(text: string): string | undefined {
  const number = /^\D*?(-?\d[\d.,]*)\D*$/.exec(text)?.[1]
  const digits = number?.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  return digits && Number.isFinite(Number(digits)) ? String(Number(digits)) : undefined
}
