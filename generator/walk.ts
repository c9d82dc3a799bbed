import type { SiteSchema } from './site-schema.ts'

/** A place in a configuration: its key, and the place that it is in. */
export interface Place {
  readonly key: string | number
  readonly parent: Place | undefined
}

/** Called with each value, its schema and its place; parents come before their children. */
export type Visit = (value: unknown, schema: SiteSchema, place: Place | undefined) => void

/** Visits a configuration value and everything in it that the schema knows. */
export type Walk = (value: unknown, visit: Visit) => void

/** The path of a place. */
export function pathOf(place: Place | undefined): (string | number)[] {
  const path: (string | number)[] = []
  for (let at = place; at; at = at.parent) path.push(at.key)
  return path.reverse()
}

/** A definition of the schema, prepared for walking: the children of a value by key. */
export interface Step {
  readonly schema: SiteSchema
  readonly children: ReadonlyMap<string, Step>
  /** The child under any other key. */
  readonly entry: Step | undefined
  readonly item: Step | undefined
  /** For a tagged union: the name of the tag, and the branch by its value. */
  readonly tag: string | undefined
  readonly branches: ReadonlyMap<string, Step>
}

/** Compiles a schema into steps, each definition once. */
export function compileSteps(root: SiteSchema): Step {
  const compiled = new Map<string, Step>()

  function stepOf(schema: SiteSchema): Step {
    if (!schema.$ref) return compile(schema)
    const name = schema.$ref.slice('#/definitions/'.length)
    const known = compiled.get(name)
    const step = known ?? compile(root.definitions?.[name] ?? {}, (early) => compiled.set(name, early))
    return schema.description ? { ...step, schema: { ...step.schema, description: schema.description } } : step
  }

  function compile(schema: SiteSchema, announce?: (step: Step) => void): Step {
    const children = new Map<string, Step>()
    const branches = new Map<string, Step>()
    const step = { schema, children, entry: undefined, item: undefined, tag: undefined, branches } as {
      -readonly [K in keyof Step]: Step[K]
    }
    announce?.(step)
    for (const [key, child] of Object.entries(schema.properties ?? {})) children.set(key, stepOf(child))
    if (typeof schema.additionalProperties === 'object') step.entry = stepOf(schema.additionalProperties)
    if (schema.items) step.item = stepOf(schema.items)
    for (const branch of schema.allOf ?? []) {
      const [tag, value] = Object.entries(branch.if.properties ?? {})[0] ?? []
      step.tag = tag
      branches.set(String(value?.const), stepOf(branch.then))
    }
    return step
  }

  return stepOf({ ...root, $ref: undefined })
}

/** The step of a value: that of its branch for a tagged union, otherwise the step itself. */
export function branchOf(step: Step, value: unknown): Step {
  if (!step.tag || typeof value !== 'object' || value === null) return step
  return step.branches.get(String((value as Record<string, unknown>)[step.tag])) ?? step
}

/** The step of a child. */
export function stepInto(step: Step, key: string | number): Step | undefined {
  return typeof key === 'number' ? step.item : (step.children.get(key) ?? step.entry)
}

/** Makes the function that walks configurations of a schema. */
export function createWalk(root: Step): Walk {
  return (value, visit) => walkStep(root, value, undefined, visit)
}

function walkStep(step: Step, value: unknown, place: Place | undefined, visit: Visit): void {
  const taken = branchOf(step, value)
  visit(value, taken.schema, place)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    const { item } = taken
    if (item) for (let key = 0; key < value.length; key++) walkStep(item, value[key], { key, parent: place }, visit)
    return
  }
  const entries = value as Record<string, unknown>
  for (const key in entries) {
    const child = taken.children.get(key) ?? taken.entry
    if (child) walkStep(child, entries[key], { key, parent: place }, visit)
  }
}
