import type { ErrorObject } from 'ajv'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { Path } from '../diagnostics/problem.ts'
import { isMapping, nullObject } from '../lib/plain-map.ts'
import { fromPointer } from './json-pointer.ts'
import { childNode, type SchemaNode, selectBranch } from './schema-node.ts'

/**
 * What the schema accepts of a file. Each key of the root is a part of its own. Below, what its type requires is there. A list
 * entry that was left out is a hole: `map`, `filter`, `flatMap` and `forEach` skip it, and the others keep their index.
 */
export type AcceptedConfig = Partial<SiteConfig> & Pick<SiteConfig, 'locales' | 'pages'>

/** The accepted part of a file, and the paths of the parts without which it is one. */
export interface AcceptedPart {
  readonly config: AcceptedConfig
  readonly leftOut: readonly Path[]
}

/**
 * Leaves out of a value the smallest optional part around each schema error: an optional key, or an entry of a map or list. Where
 * a required key is wrong or missing, that is what holds it. The value itself stays as it is.
 */
export function acceptedPart(value: unknown, errors: readonly ErrorObject[], root: SchemaNode): AcceptedPart {
  const leftOut: Path[] = []
  if (!isMapping(value)) return { config: { locales: {}, pages: {} }, leftOut: [[]] }
  const copy: Record<string, unknown> = nullObject(Object.entries(value))
  const copied = new Set<unknown>([copy])
  for (const error of errors) {
    const refused = refusedPath(error, value)
    const part = refused && smallestPart(refused, value, root)
    if (part && removePath(copy, part, copied)) leftOut.push(part)
  }
  return { config: { ...copy, locales: copy.locales ?? {}, pages: copy.pages ?? {} } as AcceptedConfig, leftOut }
}

/** Whether an error only repeats another one: of a choice as a whole, or of a single branch of one. */
export function repeatsAnother({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'if' || /\/oneOf\/\d/.test(schemaPath)
}

/** The path of the value that an error refuses; undefined for an error that repeats another one. */
function refusedPath(error: ErrorObject, root: unknown): Path | undefined {
  if (repeatsAnother(error)) return undefined
  const { keyword, instancePath, params } = error
  const path = fromPointer(instancePath, root)
  return keyword === 'additionalProperties' ? [...path, params.additionalProperty] : path
}

/** The path of the smallest part around a value that its holder may lack. */
function smallestPart(path: Path, value: unknown, root: SchemaNode): Path {
  let node: SchemaNode | undefined = root
  let at = value
  let length = 1
  for (const [depth, key] of path.entries()) {
    const taken: SchemaNode | undefined = node && selectBranch(node, at)
    if (depth > 0 && (!taken || mayLack(taken, key))) length = depth + 1
    node = taken && childNode(taken, key)
    at = (at as Record<string | number, unknown>)[key]
  }
  return path.slice(0, length)
}

function mayLack({ schema: { required = [], oneOf = [] } }: SchemaNode, key: string | number): boolean {
  if (typeof key === 'number') return true
  // Of keys that exclude each other one is needed, unless a branch asks for none.
  const isChoice = oneOf.every((branch) => branch.required) && oneOf.some((branch) => branch.required?.includes(key))
  return !required.includes(key) && !isChoice
}

/** Removes a part from a copy, of which only what holds removed parts is new. Returns false if it is gone already. */
function removePath(copy: object, path: Path, copied: Set<unknown>): boolean {
  let at = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) {
    const inner = Object.hasOwn(at, key) ? at[key] : undefined
    if (typeof inner !== 'object' || inner === null) return false
    if (!copied.has(inner)) {
      // A copied list keeps its holes.
      at[key] = Array.isArray(inner) ? inner.slice() : nullObject(Object.entries(inner))
      copied.add(at[key])
    }
    at = at[key] as Record<string | number, unknown>
  }
  const last = path.at(-1)
  return last !== undefined && Object.hasOwn(at, last) && delete at[last]
}
