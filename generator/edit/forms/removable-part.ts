import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { childNode, type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import { configNode } from './reference-options.ts'

/** The place itself, or the nearest one around it that may be missing. */
export function findRemovable(config: unknown, path: Path): Path | undefined {
  const [parent, key] = [path.slice(0, -1), path.at(-1)]
  if (key === undefined) return undefined
  const [around, node] = [valueAt(config, parent), findNode(config, parent)]
  const isNeeded = Array.isArray(around)
    ? around.length <= (node?.schema.minItems ?? 0)
    : node?.schema.localised !== undefined || isRequired(node?.schema ?? {}, String(key))
  return isNeeded ? findRemovable(config, parent) : path
}

/** Whether a mapping needs a key that it has: also the one that is there of several that exclude each other, where one has to be. */
function isRequired({ required = [], oneOf = [] }: SchemaNode['schema'], key: string): boolean {
  const isChoice = oneOf.some((choice) => (choice.required as readonly string[] | undefined)?.includes(key))
  return required.includes(key) || (isChoice && oneOf.at(-1)?.required !== undefined)
}

/** What the schema says of the value at a path of a configuration; undefined where it knows nothing of it. */
export function findNode(config: unknown, path: Path): SchemaNode | undefined {
  let node: SchemaNode | undefined = configNode(config)
  for (const [depth, key] of path.entries())
    node = node && childNode(selectBranch(node, valueAt(config, path.slice(0, depth))), key)
  return node && selectBranch(node, valueAt(config, path))
}
