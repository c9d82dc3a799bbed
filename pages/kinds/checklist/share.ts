import type { Content, Formats, SheetLine } from 'site-from-yaml/kinds'
import type { Checklist } from './type.ts'

const signs = { pass: 'good', partial: 'fair', fail: 'bad' } as const

/** The lines of the document on the picture of a shared link. */
export function shareLines({ items, score, scoreLabel }: Content<Checklist>, { percent }: Formats): SheetLine[] {
  return [
    { text: scoreLabel, end: percent(score), strong: true },
    ...items.map(({ text, result }) => ({ text, sign: signs[result] })),
  ]
}
