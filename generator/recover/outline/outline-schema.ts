import { readSiteSchema } from '../../site-schema.ts'
import { compileSteps, type Step } from '../../walk.ts'

let root: Step | undefined

/** The schema of the whole file, compiled on the first call: only broken files need it here. */
export function rootStep(): Step {
  root ??= compileSteps(readSiteSchema().schema)
  return root
}

const known = new WeakMap<Step, Map<string, Step | undefined>>()

/** The schema of the value of a key; undefined if the key is not allowed. In a tagged union the keys of all branches are allowed. */
export function childStep(step: Step, key: string): Step | undefined {
  const children = known.get(step) ?? new Map<string, Step | undefined>()
  known.set(step, children)
  if (!children.has(key)) children.set(key, allowedStep(step, key))
  return children.get(key)
}

function allowedStep(step: Step, key: string): Step | undefined {
  const found = [step, ...step.branches.values()].flatMap(({ children }) => children.get(key) ?? [])
  return found.length > 0 ? found.reduce(either) : step.entry
}

/** A step that allows what one of two steps allows. */
function either(one: Step, other: Step): Step {
  if (one.schema === other.schema) return one
  return {
    schema: one.schema.localised ? one.schema : other.schema,
    children: joined(one.children, other.children),
    entry: one.entry ?? other.entry,
    item: one.item && other.item ? either(one.item, other.item) : (one.item ?? other.item),
    tag: one.tag ?? other.tag,
    branches: joined(one.branches, other.branches),
  }
}

function joined(one: Step['children'], other: Step['children']): Step['children'] {
  const result = new Map(one)
  for (const [key, step] of other) {
    const own = one.get(key)
    result.set(key, own ? either(own, step) : step)
  }
  return result
}

/** Whether a value of this kind has keys. */
export function hasKeys({ children, branches, entry }: Step): boolean {
  return children.size > 0 || branches.size > 0 || entry !== undefined
}
