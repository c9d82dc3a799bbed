import type { Path } from '../protocol/protocol.ts'

/** A path as one text, by which it can be compared. */
export function pathKey(path: Path): string {
  return JSON.stringify(path)
}

/** Whether two paths are the same. */
export function isSamePath(a: Path, b: Path): boolean {
  return a.length === b.length && isWithin(a, b)
}

/** Whether a path is that of a place or of something in it. */
export function isWithin(path: Path, place: Path): boolean {
  return place.every((part, index) => path[index] === part)
}

/** Whether two values of a configuration are the same. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}
