import type { Path } from '../diagnostics/problem.ts'
import { childNode, type SchemaNode, selectBranch } from '../schema/schema-node.ts'

/** The top-level keys that a visitor reads first. */
const first = ['pages', 'services']

/** Makes a comparator that sorts paths in reading order: page by page, each from its top; then what pages share. */
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

/** The rank of each key of a path among its siblings: in the order of the schema, or of the file for keys that the site chooses. */
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
