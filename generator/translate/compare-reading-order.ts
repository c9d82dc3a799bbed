import type { Path } from '../diagnostics/problem.ts'
import { childNode, type SchemaNode, selectBranch } from '../schema/schema-node.ts'

/** What a visitor reads first. */
const first = ['pages', 'services']

/** Compares two places of a configuration by when a visitor reads them: page by page, each from its top; then what pages share. */
export function compareReadingOrder(root: SchemaNode, value: unknown): (a: Path, b: Path) => number {
  const ranks = new Map<Path, readonly number[]>()
  const cachedRanks = (path: Path) => {
    const known = ranks.get(path) ?? computeRanks(root, value, path)
    ranks.set(path, known)
    return known
  }
  return (a, b) => {
    const [one, other] = [cachedRanks(a), cachedRanks(b)]
    const at = one.findIndex((rank, index) => rank !== other[index])
    return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? 0)
  }
}

/** For each key of a path its rank among those beside it: in the order of the schema, or of the file where the site names them itself. */
function computeRanks(root: SchemaNode, value: unknown, path: Path): number[] {
  let [node, at]: [SchemaNode | undefined, unknown] = [root, value]
  return path.map((key, depth) => {
    const taken: SchemaNode | undefined = node && selectBranch(node, at)
    const keys = taken?.children.has(String(key))
      ? [...taken.children.keys()]
      : Object.keys((at ?? {}) as Readonly<Record<string, unknown>>)
    at = (at as Readonly<Record<string | number, unknown>> | undefined)?.[key]
    node = taken && childNode(taken, key)
    const ahead = depth === 0 ? first.indexOf(String(key)) : -1
    return ahead === -1 ? keys.indexOf(String(key)) + first.length : ahead
  })
}
