import type { ReferenceKind } from '../../schema/site-schema.ts'
import { gatherDocument } from '../validate/validate.ts'
import type { LostHeading } from './outline/lost-heading.ts'

/** A heading with the name that it must have had, if its writer made it up and that can be told from what refers to it. */
export function named(heading: LostHeading, value: unknown): LostHeading {
  const { key, kind } = heading
  return kind ? { ...heading, key: missingName(value, kind) ?? key } : heading
}

/** The name that something of a kind must have had if it lost it: the only one that is referred to and stands nowhere. */
function missingName(value: unknown, kind: ReferenceKind): string | undefined {
  const { references, defined } = gatherDocument({ value })
  const dangling = references.filter((reference) => reference.kind === kind && !defined.get(kind)?.has(reference.name))
  const [only, ...others] = new Set(dangling.map(({ name }) => name))
  return others.length === 0 ? only : undefined
}
