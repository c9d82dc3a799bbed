import { atValue, type Problem, type Span } from '../../diagnostics/problem.ts'

/**
 * Letters of UTF-8 that were read as Windows-1252 and saved: `Ã` or `â€`, with the second half of a letter or quotation mark that is
 * usual in European languages.
 */
const garbled =
  /\u00c3[\u00a1-\u00aa\u00ad\u00b1-\u00b6\u00b9\u00ba\u00bc]|\u00e2\u20ac[\u0153\u009d\u2122\u02dc\u201c\u201d\u00a2\u00a6]/g

/** Finds letters that were lost or garbled when the file was saved in another encoding. */
export function damagedLetters(text: string): Problem[] {
  return [...lostLetters(text), ...garbledLetters(text)]
}

/** Finds replacement characters (U+FFFD), each of which stands for a letter that could not be decoded. */
function lostLetters(text: string): Problem[] {
  const start = text.indexOf('\ufffd')
  if (start === -1) return []
  const parameters = { places: text.split('\ufffd').length - 1 }
  return [atValue('file-letters-lost', [], parameters, { span: [start, start + 1] })]
}

function garbledLetters(text: string): Problem[] {
  const found = [...text.matchAll(garbled)]
  const [first] = found
  if (!first) return []
  const span: Span = [first.index, first.index + first[0].length]
  const parameters = { found: first[0], meant: restoreLetter(first[0]), places: found.length }
  return [atValue('file-letters-garbled', [], parameters, { span })]
}

/** The third character of a garbled quotation mark, dash or ellipsis, and the original. */
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

function restoreLetter(letters: string): string {
  return signs[letters[2] ?? ''] ?? Buffer.from(letters, 'latin1').toString('utf8')
}
