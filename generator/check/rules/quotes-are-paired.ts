import { atValue } from '../../diagnostics/problem.ts'
import { findInProse } from './find-in-prose.ts'
import type { Rule } from './site.ts'

/** Each quotation mark of a text has its partner: a stray one, as after quotes around a value were taken out, would be published. */
export const quotesArePaired: Rule = (site) =>
  findInProse(site, unpairedQuote).map(({ found, path }) =>
    atValue('quote-unpaired', path, { parameters: { text: found }, word: found }),
  )

/** The double quotation marks of European languages, by families: a mark of one may pair with any other of its family, as in „Wort". */
const families: readonly RegExp[] = [/["“”„‟]/g, /[«»]/g]

/** Where quotation marks say something else: in tags, comments and code. */
const withoutMarks = /<!--.*?-->|<\/?[a-z][^<>]*>|`[^`\n]+`|^```.*?^```/gims

/**
 * The quotation mark of a text that has no partner, with the word at its side. Behind a number it may stand for inches or seconds, and a
 * quotation of several paragraphs begins each of them with a mark.
 */
export function unpairedQuote(text: string): string | undefined {
  // Nearly all texts have none.
  if (!/["“”„‟«»]/.test(text)) return undefined
  const read = text.replace(withoutMarks, (hidden) => ' '.repeat(hidden.length))
  for (const family of families) {
    const marks = [...read.matchAll(family)].map(({ index }) => index)
    if (marks.length % 2 === 0 || marks.some((mark) => isMeasure(read, mark)) || beginsParagraphs(read, marks)) continue
    return wordAt(text, oddOneOut(read, marks))
  }
  return undefined
}

/** Whether a mark stands behind a number, such as `12"` or `3½”`. */
function isMeasure(text: string, mark: number): boolean {
  return /[\d¼½¾′']$/.test(text.slice(0, mark))
}

/** Whether more than one paragraph begins with a mark. */
function beginsParagraphs(text: string, marks: readonly number[]): boolean {
  return marks.filter((mark) => /(?:^|\n)[ >]*$/.test(text.slice(0, mark))).length > 1
}

/** The mark that is left when those that look like an opening and a closing one are paired. */
function oddOneOut(text: string, marks: readonly number[]): number {
  const open: number[] = []
  for (const mark of marks) {
    const opens = /(?:^|[\s([{«“„—–-])$/.test(text.slice(0, mark))
    if (opens) open.push(mark)
    else if (open.pop() === undefined) return mark
  }
  return open.at(-1) ?? marks.at(-1) ?? 0
}

/** A mark with the letters before and behind it. */
function wordAt(text: string, mark: number): string {
  const before = /\S{0,30}$/.exec(text.slice(0, mark))?.[0] ?? ''
  const behind = /^\S{0,30}/.exec(text.slice(mark))?.[0] ?? ''
  return `${before}${behind}`
}
