import type { ErrorObject, ValidateFunction } from 'ajv'
import { valueAt } from '../../../schema/value-at.ts'
import { fromPointer, toPointer } from '../../schema/json-pointer.ts'
import { compiledSchema } from '../../schema/schema-node.ts'
import {
  definitionsOfKinds,
  listBranches,
  readBaseSchema,
  referredTo,
  type SiteSchema,
  sectionDefinition,
} from '../../schema/site-schema.ts'
import { findSchemaNode } from './resolve-texts.ts'

// A site with its own kinds has the schema of the generator with a few additional branches. Two validators check it: that of the generator, which
// is compiled once, and a small one for these branches, which checks the parts with a kind that the first one does not know.

/**
 * The schema of a value with one part of the site's own kinds, below the key `section` or `document`.
 *
 * @param schema the schema of the site
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
  const present = Object.entries(definitionsOfKinds).filter(([, name]) => listBranches(all[name] ?? {}).length > 0)
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
 * The errors of a value by the schema of its site.
 *
 * @param errors the errors that the generator's validator finds
 * @param validateKinds the validator of the site's own kinds
 * @param schema the schema of the site
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
      return findSchemaNode(root, value, key) ? checkPart('document', key, value, validateKinds) : [error]
    }
    const holder = path.slice(0, -1)
    const { tag, branches } = findSchemaNode(root, value, holder)?.node ?? {}
    if (keyword !== 'enum' || tag === undefined || path.at(-1) !== tag) return [error]
    const kind = valueAt(value, path)
    if (typeof kind === 'string' && branches?.has(kind)) return checkPart('section', holder, value, validateKinds)
    return [{ ...error, params: { allowedValues: [...(branches?.keys() ?? [])] } }]
  })
  // The error of a union only says that a branch has errors, which may be wrong for the site's own kinds.
  return found.filter(({ keyword }) => keyword !== 'if')
}

function checkPart(
  part: keyof typeof definitionsOfKinds,
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
