import { atValue, type Problem } from '../../diagnostics/problem.ts'

/**
 * Characters that come along with copied texts and that no editor shows, including the private one that Word has for bullets.
 * Behind `â€` such a character is part of a garbled quotation mark, which `damagedLetters` reports.
 */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /(?<!\u00e2\u20ac)[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffc\ue000-\uf8ff]/g

/** Scripts in which some of these characters have a meaning: they run from right to left, or have no spaces between words. */
const otherWriting =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}]/u

/** The characters that have a meaning in those scripts. */
const hasMeaning = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/**
 * Finds invisible characters, one problem per line. Searches the bytes first: most files have none, and decoding a large one
 * takes time. An intended one can be written as "\u200b".
 */
export function invisibleLetters(bytes: Uint8Array, textOf: () => string): Problem[] {
  if (!mayHaveSome(bytes)) return []
  const text = textOf()
  const problems = new Map<number, Problem<'letter-invisible'>>()
  let line = lineAt(text, 0)
  for (const { index, 0: letter } of text.matchAll(unseen)) {
    if (index > line.end) line = lineAt(text, index)
    if (line.isNote || (line.isOther && hasMeaning.test(letter))) continue
    const { start } = line
    const known = problems.get(start)
    const places = (known?.parameters.places ?? 0) + 1
    const parameters = known
      ? { ...known.parameters, places }
      : { sign: nameOf(letter), before: wordBefore(text, { start, index }), places }
    problems.set(start, atValue('letter-invisible', [], { parameters, span: known?.span ?? [index, index + 1] }))
  }
  return [...problems.values()]
}

/** The line at an index. Read once for all characters in it: a file that a crash has emptied is one long line of zeros. */
function lineAt(text: string, index: number) {
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

function nameOf(letter: string): string {
  return `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Whether bytes may contain an invisible character. A quick look. */
function mayHaveSome(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    // Nearly all bytes are of this kind.
    if (byte >= 0x20 && byte < 0x7f) continue
    if (byte < 0x80) {
      if (isControl(byte)) return true
    } else if (mayBeginSign(byte, bytes[at + 1] as number) && (byte !== 0xe2 || endsSign(bytes, at + 1))) return true
  }
  return false
}

/** Whether a byte is an ASCII control character other than a line end or a tab. */
function isControl(byte: number): boolean {
  return byte !== 0x0a && byte !== 0x0d && byte !== 0x09 && (byte < 0x20 || byte === 0x7f)
}

/** Whether the first two bytes of a character are those of an invisible sign, perhaps together with visible ones. */
function mayBeginSign(first: number, second: number): boolean {
  if (first === 0xc2) return second < 0xa0
  if (first === 0xe2) return second === 0x80 || second === 0x81
  return first === 0xee || first === 0xef
}

/** Whether the second and third byte are those of an invisible sign from U+200B to U+2069: quotation marks and dashes are among them. */
function endsSign(bytes: Uint8Array, at: number): boolean {
  const third = bytes[at + 1] as number
  return bytes[at] === 0x80
    ? third === 0x8b || third === 0x8e || third === 0x8f || (third >= 0xa8 && third <= 0xae)
    : third === 0xa0 || (third >= 0xa6 && third <= 0xa9)
}
