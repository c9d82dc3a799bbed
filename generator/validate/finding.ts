import type { ErrorObject } from 'ajv'
import type { Path } from '../diagnostics/problem.ts'
import type { SchemaNode } from '../schema-node.ts'

/** A value with its errors from ajv. */
export interface Finding {
  readonly path: Path
  readonly value: unknown
  /** Its schema; for a tagged union, that of the union. */
  readonly node: SchemaNode
  readonly errors: ErrorObject[]
  /** Whether its key may be left out. */
  readonly isOptional: boolean
  /** The whole configuration. */
  readonly site: Readonly<Record<string, unknown>>
}
