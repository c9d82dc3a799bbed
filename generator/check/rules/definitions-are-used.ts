import { atKey, type Problem } from '../../diagnostics/problem.ts'
import { pathOf } from '../../schema/walk.ts'
import { suggestedNames } from './dangling-references.ts'
import type { Rule } from './rule.ts'
import { unreferencedNames } from './unreferenced-names.ts'

const codes = { validation: 'validation-unused', category: 'category-unused' } as const

/** Every message of the form and every category is used. */
export const definitionsAreUsed: Rule = (site) => {
  const suggested = suggestedNames(site)
  return (['validation', 'category'] as const).flatMap((kind) =>
    [...unreferencedNames(site, kind)].flatMap((key): Problem[] => {
      const place = site.defined.get(kind)?.get(key)
      return place && !suggested.has(key) ? [atKey(codes[kind], pathOf(place), { parameters: { key } })] : []
    }),
  )
}
