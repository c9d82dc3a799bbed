import type { Content, Formats, SheetLine } from 'site-from-yaml/kinds'
import type { Nutrition } from './type.ts'

/** The lines of the document on the picture of a shared link. */
export function shareLines({ heading, columns, rows }: Content<Nutrition>, { number }: Formats): SheetLine[] {
  return [
    { text: heading, end: columns.perServing, strong: true },
    ...rows.map(({ nutrient, perServing }) => ({ text: nutrient, end: number(perServing) })),
  ]
}
