import type { Content, Formats, SheetLine } from 'site-from-yaml/kinds'
import type { Matrix } from './type.ts'

/** The lines of the document on the picture of a shared link. */
export function shareLines({ columns, classes }: Content<Matrix>, { percent }: Formats): SheetLine[] {
  return [
    { text: columns.name, end: columns.score, strong: true },
    ...classes.flatMap(({ sign, tone, rows }) =>
      rows.map(({ name, score }) => ({ text: name, end: `${sign} ${percent(score)}`, sign: tone })),
    ),
  ]
}
