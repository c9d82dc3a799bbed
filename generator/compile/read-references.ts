import type { SiteConfig } from '../../schema/site-config.ts'
import { compileSchema } from '../schema-node.ts'
import type { ReferenceKind, SiteSchema } from '../site-schema.ts'
import { createWalk } from '../walk.ts'

interface Wanted {
  readonly schema: SiteSchema
  readonly kind: ReferenceKind
}

/** The values of all references of one kind in a configuration, such as the paths of its images; each once. */
export function readReferences(config: SiteConfig, { schema, kind }: Wanted): Set<string> {
  const found = new Set<string>()
  createWalk(compileSchema(schema))(config, (value, { reference }) => {
    if (reference === kind) found.add(value as string)
  })
  return found
}
