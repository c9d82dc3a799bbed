import { markedWords } from '../../../src/content/marked-words.ts'
import { removeMarks } from '../../../src/content/same-text.ts'
import { wholeWords } from '../../lib/languages/whole-words.ts'
import type { CompleteConfig } from '../complete-config.ts'

/** What the abbreviations of the glossary stand for in a language. */
export function listAbbreviations({ glossary = {} }: CompleteConfig, locale: string): ReadonlyMap<string, string> {
  return new Map(
    Object.values(glossary).flatMap(({ same, term, meaning }): [string, string][] => {
      const short = removeMarks(same ?? term?.[locale] ?? '')
      const long = removeMarks(meaning?.[locale] ?? '')
      return short && long && /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(short) ? [[short, long]] : []
    }),
  )
}

/**
 * A Markdown text in which each abbreviation says what it stands for, the first time that a page has it.
 *
 * @param said the abbreviations that the page has said already; those of this text are added
 */
export function expandAbbreviations(
  text: string,
  abbreviations: ReadonlyMap<string, string>,
  said: Set<string>,
): string {
  return withFirst(text, {
    abbreviations,
    said,
    make: (short, long) => {
      const title = long.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      return `<abbr title="${title}">${short}</abbr>`
    },
  })
}

/** The same in a plain text, if it is a sentence: what is shorter is a title, a label or what a picture shows. */
export function expandInSentence(text: string, abbreviations: ReadonlyMap<string, string>, said: Set<string>): string {
  if (!/[.!?…][”’»"')]*$/u.test(removeMarks(text))) return text
  return withFirst(text, { abbreviations, said, make: (short, long) => markedWords(short, 'title', long) })
}

interface Spelling {
  readonly abbreviations: ReadonlyMap<string, string>
  readonly said: Set<string>
  readonly make: (short: string, long: string) => string
}

function withFirst(text: string, { abbreviations, said, make }: Spelling): string {
  let result = text
  for (const [short, long] of abbreviations) {
    const at = said.has(short) ? -1 : findAbbreviation(result, short)
    if (at === -1) continue
    said.add(short)
    result = result.slice(0, at) + make(short, long) + result.slice(at + short.length)
  }
  return result
}

/** Where an abbreviation stands as a word of its own: not in a heading, a tag, code, marked words, or the address of a link. */
function findAbbreviation(text: string, short: string): number {
  for (const { index } of text.matchAll(wholeWords(short, 'gu'))) {
    const line = text.slice(text.lastIndexOf('\n', index) + 1, index)
    const isOpen =
      line.lastIndexOf('<') > line.lastIndexOf('>') ||
      line.lastIndexOf('\ue000') > line.lastIndexOf('\ue002') ||
      /\]\([^)]*$/.test(line)
    if (!isOpen && !/^\s*#|^ {4}/.test(line) && line.split('`').length % 2 === 1 && !/<abbr[^>]*>$/.test(line))
      return index
  }
  return -1
}
