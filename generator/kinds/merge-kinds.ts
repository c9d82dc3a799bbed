import { join } from '#path'
import { definitionsOfKinds, listBranches, type SiteSchema, withoutDocuments } from '../schema/site-schema.ts'
import type { Kind } from './kind.ts'
import { KindMistake } from './kind-mistake.ts'

/**
 * The schema of a site: that of the generator with the kinds of the site's own. Where there are none of documents, no entry has one.
 *
 * @throws KindMistake
 */
export function mergeKinds(base: SiteSchema, kinds: readonly Kind[]): SiteSchema {
  const { definitions = {} } = base
  const merged: Record<string, SiteSchema> = { ...definitions }
  for (const { definitions: own, shared, folder } of kinds) {
    for (const [name, definition] of Object.entries(shared)) merged[name] ??= definition
    for (const [name, definition] of Object.entries(own)) {
      if (merged[name]) throw new KindMistake('clash', { file: join(folder, 'type.ts'), detail: name })
      merged[name] = definition
    }
  }
  const of = (sort: Kind['of']) => kinds.filter((kind) => kind.of === sort)
  if (of('section').length > 0)
    merged[definitionsOfKinds.section] = withBranches(merged[definitionsOfKinds.section] ?? {}, of('section'))
  if (of('document').length === 0) return withoutDocuments({ ...base, definitions: merged })
  const { description } = merged[definitionsOfKinds.document] ?? {}
  const documents: SiteSchema = { type: 'object', properties: { kind: {} }, required: ['kind'], description }
  merged[definitionsOfKinds.document] = withBranches(documents, of('document'))
  return { ...base, definitions: merged }
}

/** A tagged union with more branches. */
function withBranches(union: SiteSchema, kinds: readonly Kind[]): SiteSchema {
  const { properties = {}, allOf = [] } = union
  const { kind = {} } = properties
  const known = listBranches(union).map(({ value }) => value)
  const notes = (kind as { markdownEnumDescriptions?: readonly unknown[] }).markdownEnumDescriptions ?? []
  const branches = kinds.map(({ name, definition }) => ({
    if: { properties: { kind: { type: 'string', const: name } }, required: ['kind'] } as SiteSchema,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: `#/definitions/${definition}` } as SiteSchema,
  }))
  const about = kinds.map((own) => own.definitions[own.definition]?.description ?? '')
  return {
    ...union,
    properties: {
      ...properties,
      kind: {
        ...kind,
        enum: [...known, ...kinds.map(({ name }) => name)],
        // A keyword of the editors of YAML, not of JSON Schema.
        ...({ markdownEnumDescriptions: [...notes, ...about] } as object),
      },
    },
    allOf: [...allOf, ...branches],
  }
}
