import type { Path } from '../../diagnostics/problem.ts'
import type { ReferenceKind } from '../../schema/site-schema.ts'
import { placePath } from '../../schema/walk.ts'
import { type RuleInput, textPath } from './rule-input.ts'

/** A value of a type that the schema tags. */
export interface TypedValue {
  readonly text: string
  readonly path: () => Path
}

/**
 * All values of a type, wherever the schema has it: in keys of their own, and once a language. So a rule of the type holds for keys that are
 * added later. Left out are those of parts that are switched off, which may be unfinished.
 */
export function valuesOfType({ references, localised }: RuleInput, type: ReferenceKind): TypedValue[] {
  return [
    ...references.flatMap(({ kind, name, place, unfinished }) =>
      kind === type && !unfinished ? [{ text: name, path: () => placePath(place) }] : [],
    ),
    ...localised.flatMap(({ schema, value, place, unfinished }) =>
      schema.reference === type && !unfinished
        ? Object.entries(value).flatMap(([locale, text]) =>
            text === '' ? [] : [{ text, path: () => textPath(place, locale) }],
          )
        : [],
    ),
  ]
}
