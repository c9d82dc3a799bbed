import { linesAround, replaceRange, type Written } from './written.ts'

/** The signs that stand on both sides of words. */
export type WordMarker = '**' | '*'

/** What begins a line, before its words: of a list, a heading, a quotation. */
const lineBeginning = /^\s*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)\s+|>)*/

/** Makes the selected words bold or italic, or plain again; without a selection, the word around the caret. */
export function toggleWords(written: Written, sign: WordMarker): Written {
  const { text, start, end } = written.start === written.end ? wordAround(written) : written
  const [from] = linesAround({ text, start, end })
  const parts = splitLines(text.slice(start, end), start === from)
  const words = parts.filter(({ words: own }) => own !== '')
  if (words.length === 0)
    return replaceRange(
      { text, start, end },
      [start, end],
      [sign + text.slice(start, end) + sign, sign.length, sign.length],
    )
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (words.length === 1 && isBetween(before, after, sign)) {
    const inner = text.slice(start, end)
    return replaceRange({ text, start, end }, [start - sign.length, end + sign.length], [inner, 0, inner.length])
  }
  const areAll = words.every(({ words: own }) => isWrapped(own, sign))
  const turned = parts
    .map(({ around: [lead, trail], words: own }) => {
      if (own === '') return lead + trail
      if (areAll) return lead + own.slice(sign.length, -sign.length) + trail
      return lead + (isWrapped(own, sign) ? own : sign + own + sign) + trail
    })
    .join('\n')
  // The words themselves stay selected, as they were, so that another press takes the signs away.
  const [only] = words
  const isOne = parts.length === 1 && only && !areAll
  const lead = isOne ? only.around[0].length + sign.length : 0
  return replaceRange(
    { text, start, end },
    [start, end],
    [turned, lead, isOne ? lead + only.words.length : turned.length],
  )
}

interface LinePart {
  readonly around: readonly [before: string, after: string]
  readonly words: string
}

/** The lines of a selection, each with what is no words of it. */
function splitLines(selected: string, isLineStart: boolean): LinePart[] {
  return selected.split('\n').map((line, index) => {
    const beginning = index > 0 || isLineStart ? (lineBeginning.exec(line)?.[0] ?? '') : (/^\s*/.exec(line)?.[0] ?? '')
    const words = line.slice(beginning.length).trimEnd()
    return { around: [beginning, line.slice(beginning.length + words.length)], words }
  })
}

function wordAround({ text, start }: Written): Written {
  const before = /[\p{L}\p{M}\p{N}'’-]*$/u.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^[\p{L}\p{M}\p{N}'’-]*/u.exec(text.slice(start))?.[0] ?? ''
  // A caret beside a word begins another one.
  if (before === '' || after === '') return { text, start, end: start }
  return { text, start: start - before.length, end: start + after.length }
}

function isWrapped(words: string, sign: WordMarker): boolean {
  const [, before = '', inner = '', after = ''] = /^(\**)(.*?)(\**)$/s.exec(words) ?? []
  return inner !== '' && !inner.includes(sign) && isBetween(before, after, sign)
}

/** Whether signs stand on both sides: two are bold, one is italic, three are both. Those of another meaning may stand behind them. */
function isBetween(before: string, after: string, sign: WordMarker): boolean {
  const count = Math.min(/(?<!\\)\**$/.exec(before)?.[0].length ?? 0, /^\**/.exec(after)?.[0].length ?? 0)
  return sign === '**' ? count >= 2 : count === 1 || count >= 3
}
