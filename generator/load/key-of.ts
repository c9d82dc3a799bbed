import { isScalar } from './yaml-nodes.ts'

/** The name that a key of a section stands for: without quotes it is what is written, so that `010` is no number. */
export function keyOf(key: unknown): string {
  if (isScalar(key)) return key.type === 'PLAIN' && key.source !== undefined ? key.source : String(key.value)
  return String(key)
}
