import { isScalar } from './yaml-nodes.ts'

/** The name of a key in the tree. An unquoted key is taken as written: `010` is no number. */
export function keyOf(key: unknown): string {
  if (isScalar(key)) return key.type === 'PLAIN' && key.source !== undefined ? key.source : String(key.value)
  return String(key)
}
