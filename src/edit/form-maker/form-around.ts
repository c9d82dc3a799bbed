import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../protocol/protocol.ts'

/** The form that a place shows or is; undefined where it shows none. */
export function formAround(value: unknown, path: Path): string | undefined {
  const forms = Object.keys((valueAt(value, ['forms']) ?? {}) as object)
  if (path[0] === 'forms' && path.length === 2) return forms.find((key) => key === path[1])
  const { kind, form } = (valueAt(value, path) ?? {}) as Readonly<Record<string, unknown>>
  if (kind !== 'form' || path.at(-2) !== 'sections') return undefined
  return forms.find((key) => key === form) ?? (forms.length === 1 ? forms[0] : undefined)
}
