import type { SiteConfig } from '../../schema/site-config.ts'
import type { ReferenceKind, SiteSchema } from '../site-schema.ts'
import { createProjectors } from './create-projectors.ts'

interface Wanted {
  readonly schema: SiteSchema
  readonly kind: ReferenceKind
}

/** The values of all references of one kind in a configuration, such as the paths of its images; each once. */
export function readReferences(config: SiteConfig, { schema, kind }: Wanted): Set<string> {
  const found = new Set<string>()
  const { $ref: _, definitions, ...root } = schema
  const project = createProjectors({ definitions: { ...definitions, SiteConfig: root } })
  project('SiteConfig')(config, {
    locale: config.defaultLocale,
    text: (text) => text,
    markdown: (text) => text,
    reference: (reference, value) => {
      if (reference === kind) found.add(value)
      return value
    },
  })
  return found
}
