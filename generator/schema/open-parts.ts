import { compiledSchema } from './schema-node.ts'
import type { SiteSchema } from './site-schema.ts'
import { createWalk, placePath } from './walk.ts'

/** The paths of the parts of a configuration that the schema knows to be there, and leaves open what is in them: those of kinds whose code is not here. */
export function findOpenParts(value: unknown, schema: SiteSchema): (string | number)[][] {
  const found: (string | number)[][] = []
  createWalk(compiledSchema(schema))(value, (_value, { additionalProperties }, place) => {
    if (additionalProperties === true) found.push(placePath(place))
  })
  return found
}
