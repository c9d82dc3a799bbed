import { linesAround, replaceRange, type Written } from './written.ts'

/** What a line can be made. */
export type LineKind = 'heading' | 'list' | 'quote'

const begins = { heading: /^## /, list: /^[-*+] /, quote: /^> ?/ } as const
const signs = { heading: '## ', list: '- ', quote: '> ' } as const
/** What a line may be instead: it is one thing only. */
const others = {
  heading: /^(?:#{1,6}|[-*+]|\d{1,9}[.)]|>) +/,
  list: /^(?:#{1,6}|\d{1,9}[.)]) +/,
  quote: /^(?!)/,
} as const

/** Makes the selected lines a heading, a list or a quotation, or plain again. */
export function toggleLines(written: Written, kind: LineKind): Written {
  const [from, to] = linesAround(written)
  const lines = written.text.slice(from, to).split('\n')
  const meant = lines.filter((line) => line.trim() !== '' || lines.length === 1)
  const areAll = meant.every((line) => begins[kind].test(line))
  const turn = (line: string) => {
    // An empty line between two parts of a quotation is one of it; between two entries it stays.
    if (line.trim() === '' && lines.length > 1) return kind === 'quote' && !areAll ? '>' : line
    if (areAll) return line.replace(begins[kind], '')
    return begins[kind].test(line) ? line : signs[kind] + line.replace(others[kind], '')
  }
  const turned = lines.map((line) => (areAll && kind === 'quote' ? line.replace(begins.quote, '') : turn(line)))
  const [above, below] = areAll ? ['', ''] : emptyLines(written.text, [from, to], kind)
  const text = turned.join('\n')
  const caret = above.length + text.length - (written.text.slice(from, to).length - (written.end - from))
  const isCaret = written.start === written.end
  return replaceRange(
    written,
    [from, to],
    [
      above + text + below,
      isCaret ? Math.max(caret, above.length) : above.length,
      isCaret ? Math.max(caret, above.length) : above.length + text.length,
    ],
  )
}

/** The empty lines that keep a list or a quotation from the paragraphs beside it: these would become a part of it. */
function emptyLines(text: string, [from, to]: readonly [number, number], kind: LineKind): readonly [string, string] {
  const above = text.slice(text.lastIndexOf('\n', from - 2) + 1, Math.max(from - 1, 0))
  const below = text.slice(to + 1).split('\n', 1)[0] ?? ''
  const isApart = (line: string) => line.trim() === '' || begins[kind].test(line)
  return [from === 0 || isApart(above) ? '' : '\n', to === text.length || isApart(below) ? '' : '\n']
}

/** What Enter does at the end of a line of a list, a quotation or a table: begins the next one, or ends them where the line is empty. Undefined where it does nothing of its own. */
export function continueLine(written: Written): Written | undefined {
  const { text, start, end } = written
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  if (start !== end || !/^(?:\n|$)/.test(text.slice(start))) return undefined
  const entry = /^(\s*)(?:([-*+])|(\d{1,8})([.)])) +(.*)$/.exec(line)
  if (entry) {
    const [, indent = '', bullet, number, behind = '', words = ''] = entry
    if (words.trim() === '') return replaceRange(written, [from, start], ['', 0, 0])
    const next = `\n${indent}${bullet ?? `${Number(number) + 1}${behind}`} `
    return replaceRange(written, [start, end], [next, next.length, next.length])
  }
  if (/^>\s*$/.test(line)) return replaceRange(written, [from, start], ['', 0, 0])
  if (line.startsWith('> ')) return replaceRange(written, [start, end], ['\n> ', 3, 3])
  const cells = /^\|(.*)\|\s*$/.exec(line)?.[1]?.split(/(?<!\\)\|/)
  if (!cells) return undefined
  if (cells.every((cell) => cell.trim() === '')) return replaceRange(written, [from, start], ['', 0, 0])
  const row = `\n|${cells.map(() => '  ').join('|')}|`
  return replaceRange(written, [start, end], [row, 3, 3])
}
