import type { SiteConfig } from '../../schema/site-config.ts'
import { compileSchema } from '../schema-node.ts'
import type { SiteSchema } from '../site-schema.ts'
import { createWalk } from '../walk.ts'
import { picturesIn } from './pictures-in.ts'

/** The paths of all images that a configuration names, in keys of their own and in Markdown texts; each once. */
export function namedImages(config: SiteConfig, schema: SiteSchema): Set<string> {
  const found = new Set<string>()
  const add = (text: string) => {
    for (const file of picturesIn(text)) found.add(file)
  }
  createWalk(compileSchema(schema))(config, (value, { reference, localised, prose }) => {
    if (reference === 'file') found.add(value as string)
    if (prose === 'markdown') add(value as string)
    if (localised === 'markdown') Object.values(value as Record<string, string>).forEach(add)
  })
  return found
}
