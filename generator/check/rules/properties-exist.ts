import type { CollectionType } from '../../../schema/collections.ts'
import { offerProperties } from '../../compile/structured-data/fact-properties.ts'
import schemaTypes from '../../compile/structured-data/schema-properties.json' with { type: 'json' }
import { nearest } from '../../diagnostics/nearest.ts'
import { atValue } from '../../diagnostics/problem.ts'
import { namedEntries } from './entries.ts'
import type { Rule } from './rule-input.ts'

interface SchemaType {
  readonly parents: readonly string[]
  readonly properties: readonly string[]
}

const types: Readonly<Record<string, SchemaType>> = schemaTypes

/** The property that a field is, is one of schema.org for the type of its collection: search engines pass over any other. */
export const propertiesExist: Rule = ({ config }) => {
  const { serviceFields, collections } = config
  const all = [
    { type: 'Service' as const, fields: serviceFields, path: ['serviceFields'] },
    ...namedEntries(collections, ['collections']).map(({ value, path }) => ({
      type: value.type ?? ('Service' as const),
      fields: value.fields,
      path: [...path, 'fields'],
    })),
  ]
  return all.flatMap(({ type, fields, path }) => {
    const known = listAllowedProperties(type)
    return namedEntries(fields, path).map(({ value: { property }, path: at }) => {
      if (property === undefined || known.has(property)) return undefined
      const suggestion = nearest(property, known)
      return atValue('property-unknown', [...at, 'property'], { property, type, ...(suggestion && { suggestion }) })
    })
  })
}

/** All properties that a field of a collection may be: those of its type, of its offer, and of the run of a course. */
function listAllowedProperties(type: CollectionType): ReadonlySet<string> {
  const names = [type, ...(type === 'Course' ? ['CourseInstance'] : [])]
  return new Set([...names.flatMap(listProperties), ...offerProperties])
}

/** The properties of a type of schema.org, the nearest first. */
function listProperties(name: string): readonly string[] {
  const { parents = [], properties = [] } = types[name] ?? {}
  return [...properties, ...parents.flatMap(listProperties)]
}
