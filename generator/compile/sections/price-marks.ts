import type { Price } from '../../../schema/sections/prices.ts'
import type { Content, ShownMark } from '../../../src/content/page-content.ts'
import { allergenName, allergens } from '../../words/allergen-names.ts'

/** The marks of a site by their keys, as a language has them. */
type Marks = Readonly<Record<string, ShownMark>>

/** The marks that the items of a list have, each once: those of the site in their order, then allergens by their numbers. */
export function priceLegend(items: readonly Content<Price>[], marks: Marks, tag: string): ShownMark[] {
  const known = Object.values(marks).filter((mark) =>
    items.some((item) => listItemMarks(item, marks, tag).includes(mark)),
  )
  const contained = allergens.filter((allergen) => items.some((item) => item.allergens?.includes(allergen)))
  return [...known, ...contained.map((allergen) => allergenMark(allergen, tag))]
}

/** The marks of an item, as they stand beside it. */
export function listItemMarks(
  { has = [], allergens: own = [] }: Content<Price>,
  marks: Marks,
  tag: string,
): ShownMark[] {
  const known = has.flatMap((key) => (Object.hasOwn(marks, key) ? (marks[key] ?? []) : []))
  const contained = allergens.filter((allergen) => own.includes(allergen))
  return [...known, ...contained.map((allergen) => allergenMark(allergen, tag))]
}

function allergenMark(allergen: (typeof allergens)[number], tag: string): ShownMark {
  return { sign: String(allergens.indexOf(allergen) + 1), label: allergenName(allergen, tag) ?? allergen }
}
