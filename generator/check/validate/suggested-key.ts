import { nearest } from '../../diagnostics/nearest.ts'
import { typeNameOf } from '../../diagnostics/type-name-of.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { expectedType } from './expected-type.ts'
import { misfits } from './misfits.ts'

interface Keys {
  /** The keys that the section lacks. */
  readonly missing: ReadonlySet<string>
  readonly taken: SchemaNode
  readonly section: Readonly<Record<string, unknown>>
  /** Whether no other key of the section is unknown. */
  readonly isOnly: boolean
}

/** The key that an unknown one was probably meant to be: preferably a missing required key, then another absent one. */
export function suggestedKey(key: string, { missing, taken, section, isOnly }: Keys): string | undefined {
  const absent = [...taken.children.keys()].filter((candidate) => !Object.hasOwn(section, candidate))
  const near =
    nearest(key, missing) ??
    nearest(key, absent) ??
    nearest(key, taken.children.keys()) ??
    keyOfShape(section[key], absent, taken)
  if (near) return near
  const [candidate] = missing
  if (!isOnly || missing.size !== 1 || candidate === undefined) return undefined
  // An address on the web is no key of a page, or of anything else.
  if (/^https?:/.test(String(section[key]))) return undefined
  const node = taken.children.get(candidate)
  const found = typeNameOf(section[key])
  return node && (expectedType(node) === found || (expectedType(node) === 'translations' && found === 'section'))
    ? candidate
    : undefined
}

/** The one absent key under which a section is whole, and has no key too many: its own name was translated, or made up. */
function keyOfShape(value: unknown, absent: readonly string[], { children }: SchemaNode): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fitting = absent.filter((key) => {
    const node = children.get(key)
    return node && (node.schema.required ?? []).length > 0 && misfits(node, value) === 0
  })
  return fitting.length === 1 ? fitting[0] : undefined
}
