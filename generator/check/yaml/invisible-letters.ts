import { atValue, type Problem } from '../../diagnostics/problem.ts'

/**
 * Characters that come along with copied texts and that no editor shows, including the private one that Word has for bullets.
 * Behind `â€` such a character is part of a garbled quotation mark, which `damagedLetters` reports.
 */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffc\ue000-\uf8ff](?<!\u00e2\u20ac.)/gs

/** Scripts in which some of these characters have a meaning: they run from right to left, or have no spaces between words. */
const otherWriting =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}]/u

/** The characters that have a meaning in those scripts. */
const hasMeaning = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Finds invisible characters, one problem per line. An intended one can be written as "\u200b". */
export function invisibleLetters(text: string): Problem[] {
  const problems = new Map<number, Problem<'letter-invisible'>>()
  let line = findLine(text, 0)
  for (const { index, 0: letter } of text.matchAll(unseen)) {
    if (index > line.end) line = findLine(text, index)
    if (line.isNote || (line.isOther && hasMeaning.test(letter))) continue
    const { start } = line
    const known = problems.get(start)
    const places = (known?.parameters.places ?? 0) + 1
    const parameters = known
      ? { ...known.parameters, places }
      : { sign: letterName(letter), before: wordBefore(text, { start, index }), places }
    problems.set(start, atValue('letter-invisible', [], parameters, { span: known?.span ?? [index, index + 1] }))
  }
  return [...problems.values()]
}

/** The line at an index. Read once for all its characters: a file that a crash has emptied is one long line of zeros. */
function findLine(text: string, index: number) {
  const start = index === 0 ? 0 : text.lastIndexOf('\n', index - 1) + 1
  const next = text.indexOf('\n', index)
  const end = next === -1 ? text.length : next
  const line = text.slice(start, end)
  return { start, end, isNote: line.trimStart().startsWith('#'), isOther: otherWriting.test(line) }
}

/** The characters in a line before an index, back to the last space. */
function wordBefore(text: string, { start, index }: { start: number; index: number }): string {
  return /\S*$/.exec(text.slice(Math.max(start, index - 100), index))?.[0] ?? ''
}

function letterName(letter: string): string {
  return `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
