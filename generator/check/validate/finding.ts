import type { ErrorObject } from 'ajv'
import type { Path, Problem } from '../../diagnostics/problem.ts'
import type { TypeName } from '../../diagnostics/type-name-of.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'

/** A value with its errors from ajv. */
export interface Finding {
  readonly path: Path
  readonly value: unknown
  /** Its schema; for a tagged union, that of the union. */
  readonly node: SchemaNode
  readonly errors: ErrorObject[]
  /** Whether it may be left out: its key, or the entry that it is. */
  readonly isOptional: boolean
  /** The whole configuration. */
  readonly site: Readonly<Record<string, unknown>>
  /** The schema of the whole configuration. */
  readonly root: SchemaNode
}

/** The problems of a value. */
export interface Explained {
  readonly problems: readonly Problem[]
  /** Whether nothing in the value needs to be reported any more. */
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
