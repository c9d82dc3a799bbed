import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { branchOf, pathOf, type Step, stepInto } from '../walk.ts'
import { expectedOf } from './explain-type.ts'

/** A dot that sets thousands apart in some languages, and begins decimals here. */
const dottedThousands = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * Gives unquoted values back the characters they were written with where a text is meant (`+55…`, `010`, `true`), and finds texts of which
 * YAML took the end for a comment, and numbers of which it took the thousands for decimals.
 */
export function resolveTexts(
  { value, plainScalars }: Pick<ConfigDocument, 'value' | 'plainScalars'>,
  root: Step,
): Problem[] {
  return plainScalars.flatMap(({ container, place, source, comment }): Problem[] => {
    const path = pathOf(place)
    const found = stepAt(root, value, path)
    if (!found) return []
    const expected = expectedOf(found.step)
    if (expected === 'number' && dottedThousands.test(source))
      return [atValue('number-dotted', path, { parameters: { written: source } })]
    if (expected !== 'text') return []
    const current = container[place.key]
    if (typeof current !== 'string' && current !== null) container[place.key] = source
    if (comment === undefined || !(found.localised || found.step.schema.prose)) return []
    return [atValue('text-cut', path, { parameters: { kept: source, cut: `#${comment}` } })]
  })
}

/** What the schema says of the value at a path, and whether it is that of one language; undefined if it knows no such place. */
export function stepAt(root: Step, value: unknown, path: readonly (string | number)[]) {
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
