import type { Content, Formats, SheetLine } from 'site-from-yaml/kinds'
import type { Recipe } from './type.ts'

/** The lines of the document on the picture of a shared link. */
export function shareLines({ columns, ingredients }: Content<Recipe>, { number }: Formats): SheetLine[] {
  return [
    { text: columns.ingredient, end: `${columns.gross} / ${columns.net}`, strong: true },
    ...ingredients.map(({ name, gross, net }) => ({ text: name, end: `${number(gross)} / ${number(net)}` })),
  ]
}
