import { readSiteSchema } from '../../generator/site-schema.ts'
import { branchOf, compileSteps, type Step, stepInto } from '../../generator/walk.ts'
import type { Mistake } from './mutate.ts'

const root = compileSteps(readSiteSchema().schema)

/** Whether a mistake with a key surely makes the site wrong, by the schema alone. */
export function mustBeWrong(value: unknown, path: readonly (string | number)[], mistake: Mistake): boolean {
  const step = sectionStep(value, path)
  const key = String(path.at(-1))
  const isRequired = step.schema.required?.includes(key) ?? false
  const isTranslation = step.schema.localised !== undefined
  const isOptionalTranslation = step.schema.localised === 'optional'
  if (mistake === 'delete') return isRequired || (isTranslation && !isOptionalTranslation)
  if (mistake === 'rename') return isTranslation || step.entry === undefined
  return true
}

/** Whether a key is one that the writer of the configuration makes up: what its loss breaks is found elsewhere. */
export function isOwnName(value: unknown, path: readonly (string | number)[]): boolean {
  const step = sectionStep(value, path)
  return step.entry !== undefined && step.schema.localised === undefined
}

function sectionStep(value: unknown, path: readonly (string | number)[]): Step {
  let step = root
  let at = value
  for (const key of path.slice(0, -1)) {
    step = stepInto(branchOf(step, at), key) ?? step
    at = (at as Record<string | number, unknown>)[key]
  }
  return branchOf(step, at)
}
