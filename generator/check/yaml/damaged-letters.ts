import { atValue, type Problem, type Span } from '../../diagnostics/problem.ts'

/** The replacement character, which stands for a letter that could not be decoded. */
const lost = Buffer.from('\ufffd')

/**
 * The bytes of UTF-8 letters that were read as Windows-1252 and saved: `Ã` and a sign beyond ASCII, or `â€`. Only the rare part
 * is searched for; the common part, with which many letters begin, is then checked in front of it.
 */
const traces = [
  { common: Buffer.from([0xc3]), rare: Buffer.from([0x83, 0xc2]) },
  { common: Buffer.from('â'), rare: Buffer.from('€') },
]

/** The same in text: `Ã` or `â€`, with the second half of a letter or quotation mark that is usual in European languages. */
const garbled =
  /\u00c3[\u00a1-\u00aa\u00ad\u00b1-\u00b6\u00b9\u00ba\u00bc]|\u00e2\u20ac[\u0153\u009d\u2122\u02dc\u201c\u201d\u00a2\u00a6]/g

/**
 * Finds letters that were lost or garbled when the file was saved in another encoding. Searches the bytes: most files have none,
 * and decoding a large one takes time.
 */
export function damagedLetters({ buffer, byteOffset, length }: Uint8Array, textOf: () => string): Problem[] {
  const bytes = Buffer.from(buffer, byteOffset, length)
  const problems: Problem[] = []
  if (bytes.includes(lost)) {
    const text = textOf()
    const start = text.indexOf('\ufffd')
    const parameters = { places: text.split('\ufffd').length - 1 }
    problems.push(atValue('file-letters-lost', [], { parameters, span: [start, start + 1] }))
  }
  return traces.some((trace) => hasTrace(bytes, trace)) ? [...problems, ...garbledLetters(textOf())] : problems
}

function hasTrace(bytes: Buffer, { common, rare }: (typeof traces)[number]): boolean {
  for (let at = bytes.indexOf(rare); at !== -1; at = bytes.indexOf(rare, at + 1)) {
    if (at >= common.length && bytes.subarray(at - common.length, at).equals(common)) return true
  }
  return false
}

function garbledLetters(text: string): Problem[] {
  const found = [...text.matchAll(garbled)]
  const [first] = found
  if (!first) return []
  const span: Span = [first.index, first.index + first[0].length]
  const parameters = { found: first[0], meant: mendedLetter(first[0]), places: found.length }
  return [atValue('file-letters-garbled', [], { parameters, span })]
}

/** The third character that remains of a quotation mark, a dash or a dot, and the original. */
const signs: Readonly<Record<string, string>> = {
  '\u0153': '“',
  '\u009d': '”',
  '\u2122': '’',
  '\u02dc': '‘',
  '\u201c': '–',
  '\u201d': '—',
  '\u00a2': '•',
  '\u00a6': '…',
}

function mendedLetter(letters: string): string {
  return signs[letters[2] ?? ''] ?? Buffer.from(letters, 'latin1').toString('utf8')
}
