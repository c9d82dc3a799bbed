import { atKey, type Problem } from '../../diagnostics/problem.ts'
import { branchOf, type SchemaNode } from '../../schema/schema-node.ts'
import { isSection, section } from '../rules/unchecked-values.ts'
import type { Finding } from './finding.ts'

type Placed = Pick<Finding, 'path' | 'value' | 'site' | 'root'>

/**
 * The problem of a block that was pasted into the wrong one of the main sections, such as a service among the pages, or outside them all;
 * undefined if it is none.
 */
export function misplacedEntry({ path, value, site, root }: Placed): Problem | undefined {
  const [key, holder] = path.toReversed()
  if (path.length > 2 || typeof key !== 'string' || typeof holder === 'number') return undefined
  // At the very left, what the file knows stands where it belongs.
  if (holder === undefined && root.children.has(key)) return undefined
  const better = [...root.children].find(
    ([name, { entry }]) => name !== holder && entry && isSection(site[name]) && isWhole(entry, value),
  )
  if (!better) return undefined
  const parameters = { key, section: holder, better: better[0] }
  return atKey('entry-misplaced', path, { parameters, related: [{ path: [better[0]], at: 'key' }] })
}

/** Whether a value has all keys that an entry must have. */
function isWhole(entry: SchemaNode, value: unknown): boolean {
  const { required = [] } = branchOf(entry, value).schema
  return required.length > 0 && required.every((key) => Object.hasOwn(section(value), key))
}
