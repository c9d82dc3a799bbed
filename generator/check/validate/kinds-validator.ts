import type { ErrorObject, ValidateFunction } from 'ajv'
import { valueAt } from '../../../schema/value-at.ts'
import { fromPointer, toPointer } from '../../schema/json-pointer.ts'
import { compiledSchema } from '../../schema/schema-node.ts'
import {
  documentDefinition,
  listBranches,
  readBaseSchema,
  referredTo,
  type SiteSchema,
  sectionDefinition,
} from '../../schema/site-schema.ts'
import { schemaNodeAt } from './resolve-texts.ts'

// The schema of a site with kinds of its own is that of the generator and a few branches more. Its validator is that of the generator, whose
// code is made once, and a small one for those branches, which looks at the parts that the first knows no kind of.

/** The key of such a part in the value that the small validator is given. */
const parts = { section: sectionDefinition, document: documentDefinition } as const

/**
 * The schema of the parts of a site that are of kinds of its own: `section` or `document`, whichever is there.
 *
 * @param schema that of the site
 */
export function kindsSchema({ definitions = {} }: SiteSchema): SiteSchema {
  const { properties, allOf = [], ...union } = definitions[sectionDefinition] ?? {}
  const known = new Set(baseKinds())
  const branches = allOf.filter((branch) => listBranches({ allOf: [branch] }).some(({ value }) => !known.has(value)))
  const section = { ...union, properties: { ...properties, kind: { type: 'string' } }, allOf: branches } as SiteSchema
  const all: Record<string, SiteSchema> = { ...definitions, [sectionDefinition]: section }
  const reached = new Map<string, SiteSchema>()
  const reach = (name: string) => {
    const definition = all[name]
    if (!definition || reached.has(name)) return
    reached.set(name, definition)
    for (const each of collectReferences(definition)) reach(each)
  }
  const present = Object.entries(parts).filter(([, name]) => listBranches(all[name] ?? {}).length > 0)
  for (const [, name] of present) reach(name)
  return {
    type: 'object',
    properties: Object.fromEntries(present.map(([part, name]) => [part, { $ref: `#/definitions/${name}` }])),
    definitions: Object.fromEntries(reached),
  }
}

function baseKinds(): string[] {
  const { definitions = {} } = readBaseSchema().schema
  return listBranches(definitions[sectionDefinition] ?? {}).map(({ value }) => value)
}

function collectReferences(schema: object): string[] {
  return Object.values(schema).flatMap((value) => {
    if (typeof value !== 'object' || value === null) return []
    const own = referredTo(value as SiteSchema)
    return own === undefined ? collectReferences(value) : [own]
  })
}

/**
 * What is wrong with a value by the schema of its site.
 *
 * @param errors what the generator's own validator says of it
 * @param validateKinds the validator of the site's kinds
 * @param schema that of the site
 */
export function checkKinds(
  errors: readonly ErrorObject[],
  value: unknown,
  { validateKinds, schema }: { readonly validateKinds: ValidateFunction; readonly schema: SiteSchema },
): readonly ErrorObject[] {
  const root = compiledSchema(schema)
  const found = errors.flatMap((error) => {
    const { keyword, instancePath, params } = error
    const path = fromPointer(instancePath, value)
    if (keyword === 'additionalProperties') {
      const key = [...path, params.additionalProperty]
      return schemaNodeAt(root, value, key) ? checkPart('document', key, value, validateKinds) : [error]
    }
    const holder = path.slice(0, -1)
    const { tag, branches } = schemaNodeAt(root, value, holder)?.node ?? {}
    if (keyword !== 'enum' || tag === undefined || path.at(-1) !== tag) return [error]
    const kind = valueAt(value, path)
    if (typeof kind === 'string' && branches?.has(kind)) return checkPart('section', holder, value, validateKinds)
    return [{ ...error, params: { allowedValues: [...(branches?.keys() ?? [])] } }]
  })
  // That of a choice says only that something in it is wrong: here it may be right.
  return found.filter(({ keyword }) => keyword !== 'if')
}

function checkPart(
  part: keyof typeof parts,
  path: readonly (string | number)[],
  value: unknown,
  validateKinds: ValidateFunction,
): ErrorObject[] {
  if (validateKinds({ [part]: valueAt(value, path) })) return []
  const place = toPointer(path)
  return (validateKinds.errors ?? []).map((error) => ({
    ...error,
    instancePath: place + error.instancePath.slice(`/${part}`.length),
  }))
}
