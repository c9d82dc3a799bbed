import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { branchOf, pathOf, type Step, stepInto } from '../walk.ts'
import { expectedOf } from './explain-type.ts'

/**
 * Gives unquoted values back the characters they were written with where a text is meant (`+55…`, `010`, `true`), and finds texts of which
 * YAML took the end for a comment.
 */
export function resolveTexts(
  { value, plainScalars }: Pick<ConfigDocument, 'value' | 'plainScalars'>,
  root: Step,
): Problem[] {
  return plainScalars.flatMap(({ container, place, source, comment }) => {
    const path = pathOf(place)
    const found = stepAt(root, value, path)
    if (!found || expectedOf(found.step) !== 'text') return []
    const current = container[place.key]
    if (typeof current !== 'string' && current !== null) container[place.key] = source
    if (comment === undefined || !(found.localised || found.step.schema.prose)) return []
    return [atValue('text-cut', path, { parameters: { kept: source, cut: `#${comment}` } })]
  })
}

function stepAt(root: Step, value: unknown, path: readonly (string | number)[]) {
  let step: Step | undefined = root
  let at: unknown = value
  let localised = false
  for (const key of path) {
    const taken: Step = branchOf(step, at)
    localised = taken.schema.localised !== undefined
    step = stepInto(taken, key)
    if (!step) return undefined
    at = (at as Record<string | number, unknown>)[key]
  }
  return { step, localised }
}
