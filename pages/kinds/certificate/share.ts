import type { Content, SheetLine } from 'site-from-yaml/kinds'
import type { Certificate } from './type.ts'

/** The lines of the document on the picture of a shared link. */
export function shareLines({ lead, holder, text, facts }: Content<Certificate>): SheetLine[] {
  return [
    { text: lead },
    { text: holder, strong: true },
    { text },
    ...facts.map(({ label, value }) => ({ text: label, end: value })),
  ]
}
