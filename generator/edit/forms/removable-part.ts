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
    : node?.schema.localised !== undefined || node?.schema.required?.includes(String(key))
  return isNeeded ? findRemovable(config, parent) : path
}

/** What the schema says of the value at a path of a configuration; undefined where it knows nothing of it. */
export function findNode(config: unknown, path: Path): SchemaNode | undefined {
  let node: SchemaNode | undefined = configNode(config)
  for (const [depth, key] of path.entries())
    node = node && childNode(selectBranch(node, valueAt(config, path.slice(0, depth))), key)
  return node && selectBranch(node, valueAt(config, path))
}
