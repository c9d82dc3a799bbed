import type { Content, Formats, SheetLine } from 'site-from-yaml/kinds'
import type { Manual } from './type.ts'

/** The lines of the document on the picture of a shared link. */
export function shareLines({ contentsTitle, contents }: Content<Manual>, { number }: Formats): SheetLine[] {
  return [
    { text: contentsTitle, strong: true },
    ...contents.map(({ title, page }) => ({ text: title, end: number(page) })),
  ]
}
