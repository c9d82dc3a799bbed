import { atValue } from '../../../diagnostics/problem.ts'
import type { Rule } from '../rule-input.ts'

/** Pictures that are compared come in twos; the last of an odd number stands alone. */
export const picturesArePaired: Rule = ({ sections }) =>
  sections.map(({ path, value }) => {
    if (value.kind !== 'gallery' || value.look !== 'compare' || value.items.length % 2 === 0) return undefined
    return atValue('picture-alone', [...path, 'items', value.items.length - 1], {})
  })
