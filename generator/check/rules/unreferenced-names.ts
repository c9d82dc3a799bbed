import type { ReferenceKind } from '../../schema/site-schema.ts'
import type { Site } from './site.ts'

/** The names of a kind that nothing refers to. */
export function unreferencedNames({ defined, references }: Site, kind: ReferenceKind): Set<string> {
  const unused = new Set(defined.get(kind)?.keys())
  for (const reference of references) if (reference.kind === kind) unused.delete(reference.name)
  return unused
}
