import { valueAt } from '../../../schema/value-at.ts'
import type { EditState, Path } from '../protocol/protocol.ts'

/** The form that a place shows or is; undefined where it shows none. */
export function formAround(value: unknown, path: Path): string | undefined {
  const forms = Object.keys((valueAt(value, ['forms']) ?? {}) as object)
  if (path[0] === 'forms' && path.length === 2) return forms.find((key) => key === path[1])
  const { kind, form } = (valueAt(value, path) ?? {}) as Readonly<Record<string, unknown>>
  if (kind !== 'form' || path.at(-2) !== 'sections') return undefined
  return forms.find((key) => key === form) ?? (forms.length === 1 ? forms[0] : undefined)
}

/** Where a form is shown: the sections, in the order of the pages. */
export function placesOfForm({ value, pages }: EditState, form: string): Path[] {
  return pages.flatMap(({ place }) => {
    const sections = place && valueAt(value, [...place, 'sections'])
    const paths = Object.keys((sections ?? {}) as object).map((key) => [...(place ?? []), 'sections', key])
    return paths.filter((path) => formAround(value, path) === form)
  })
}
