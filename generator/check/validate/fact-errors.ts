import type { ErrorObject } from 'ajv'
import { valueAt } from '../../../schema/value-at.ts'
import { nameType, type TypeName } from '../../diagnostics/name-type.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { pagePlaces } from '../../lib/collections.ts'
import { isDay } from '../../lib/days/is-day.ts'
import { asMapping, isMapping } from '../../lib/plain-map.ts'
import { toPointer } from '../../schema/json-pointer.ts'
import { childNode, type SchemaNode } from '../../schema/schema-node.ts'
import { expectedType } from './explain-type.ts'

/** An error as ajv reports it. The compiled schema knows no fields of collections, so their values are validated here. */
type FactError = Pick<ErrorObject, 'keyword' | 'params'> & { readonly path: Path }

/**
 * The errors in the facts of all entries, as ajv would report them.
 *
 * @param root the schema of the configuration, with its fields
 */
export function factErrors(value: unknown, root: SchemaNode): ErrorObject[] {
  const places = pagePlaces(asMapping(value)).filter(([list]) => list !== 'pages')
  return places.flatMap((place) => {
    const entry = place.reduce<SchemaNode | undefined>((node, key) => node && childNode(node, key), root)?.entry
    const facts = entry?.children.get('facts')
    if (!facts) return []
    return Object.entries(asMapping(valueAt(value, place))).flatMap(([key, own]) => {
      const path = [...place, key]
      const written = asMapping(own).facts
      if (written === undefined && isMapping(own) && entry?.schema.required?.includes('facts'))
        return [asAjvSays({ keyword: 'required', params: { missingProperty: 'facts' }, path })]
      return isMapping(written) ? findErrors(facts, written, [...path, 'facts']).map(asAjvSays) : []
    })
  })
}

function findErrors(node: SchemaNode, value: unknown, path: Path): FactError[] {
  const found = nameType(value)
  if (found !== nameExpectedType(node)) return [{ keyword: 'type', params: {}, path }]
  const { enum: choices, pattern, format, minimum, minLength = 0 } = node.schema
  if (choices && !choices.includes(value as string))
    return [{ keyword: 'enum', params: { allowedValues: choices }, path }]
  if (typeof value === 'number')
    return minimum !== undefined && value < minimum ? [{ keyword: 'minimum', params: {}, path }] : []
  if (typeof value === 'string') {
    if (value.length < minLength) return [{ keyword: 'minLength', params: {}, path }]
    const fits = (pattern === undefined || new RegExp(pattern, 'u').test(value)) && (format !== 'date' || isDay(value))
    return fits ? [] : [{ keyword: 'pattern', params: {}, path }]
  }
  if (Array.isArray(value)) return entryErrors(node, value, path)
  return isMapping(value) ? keyErrors(node, value, path) : []
}

function entryErrors({ schema, item }: SchemaNode, entries: readonly unknown[], path: Path): FactError[] {
  if (entries.length < (schema.minItems ?? 0)) return [{ keyword: 'minItems', params: {}, path }]
  return item ? entries.flatMap((entry, index) => findErrors(item, entry, [...path, index])) : []
}

function keyErrors(node: SchemaNode, value: Readonly<Record<string, unknown>>, path: Path): FactError[] {
  const missing = (node.schema.required ?? []).filter((key) => !Object.hasOwn(value, key))
  return [
    ...missing.map((missingProperty) => ({ keyword: 'required', params: { missingProperty }, path })),
    ...Object.entries(value).flatMap(([key, inner]): FactError[] => {
      const child = childNode(node, key)
      if (child) return findErrors(child, inner, [...path, key])
      return [{ keyword: 'additionalProperties', params: { additionalProperty: key }, path }]
    }),
  ]
}

/** The expected type, as messages name it; a text in all languages is called a section. */
function nameExpectedType(node: SchemaNode): TypeName {
  const type = expectedType(node)
  return type === 'translations' ? 'section' : type
}

function asAjvSays({ path, ...error }: FactError): ErrorObject {
  return { ...error, instancePath: toPointer(path), schemaPath: '' }
}
