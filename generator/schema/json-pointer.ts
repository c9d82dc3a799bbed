import { valueAt } from '../../schema/value-at.ts'
import type { Path } from '../diagnostics/problem.ts'

// JSON pointers (RFC 6901), by which ajv names places.

/** The pointer of a path. */
export function toPointer(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The path of a pointer into a value; a number stands for an entry of a list. */
export function fromPointer(pointer: string, value: unknown): (string | number)[] {
  const path: (string | number)[] = []
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(Array.isArray(valueAt(value, path)) ? Number(key) : key)
  }
  return path
}
