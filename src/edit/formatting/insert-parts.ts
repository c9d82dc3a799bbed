import { linesAround, replaceRange, type Written } from './written.ts'

const link = /\[((?:[^\]\\]|\\.)*)\]\(([^()\s]*)\)/g

/** A link around the caret or the selection: where it stands, its words and its address. */
export function findLink({
  text,
  start,
  end,
}: Written): { from: number; to: number; words: string; address: string } | undefined {
  for (const { index, 0: whole, 1: words = '', 2: address = '' } of text.matchAll(link))
    if (index <= start && end <= index + whole.length) return { from: index, to: index + whole.length, words, address }
  return undefined
}

/** Makes the selected words a link; without an address, plain words again. The link that is there gets another address. */
export function setLink(written: Written, address: string): Written {
  const there = findLink(written)
  const [from, to] = there ? [there.from, there.to] : [written.start, written.end]
  const plain = written.text.slice(from, to)
  const words = there?.words ?? (plain.trim() === '' ? address.replace(/^(?:\w+:\/*)/, '') : plain.trim())
  if (address.trim() === '') return there ? replaceRange(written, [from, to], [words, 0, words.length]) : written
  const lead = there ? '' : (/^\s*/.exec(plain)?.[0] ?? '')
  const trail = there || plain.trim() === '' ? '' : (/\s*$/.exec(plain)?.[0] ?? '')
  const made = `${lead}[${words}](${safeAddress(address)})${trail}`
  return replaceRange(written, [from, to], [made, made.length - trail.length, made.length - trail.length])
}

/** An address as people write it, as one that a link may have. */
function safeAddress(address: string): string {
  const bare = address
    .trim()
    .replace(/[\s()<>]/g, encodeURIComponent)
    .replace(/\(/g, '%28')
    .replace(/\)/g, '%29')
  if (/^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(bare)) return bare
  if (/^[^/@]+@[^/@]+$/.test(bare)) return `mailto:${bare}`
  return /^[^/]+\.[^/.]/.test(bare) ? `https://${bare}` : bare
}

/** Puts a table of two columns behind the selected lines. The heading of its first column is selected, to be typed over. */
export function insertTable(written: Written, heading: string): Written {
  const { text } = written
  const [from, to] = linesAround(written)
  const isEmpty = text.slice(from, to).trim() === ''
  const at = isEmpty ? from : to
  const before = text.slice(0, at)
  const gap = missingBreaks(/\n*$/.exec(before)?.[0], before === '')
  const table = `| ${heading} | ${heading} |\n| --- | --- |\n|  |  |\n|  |  |`
  const rest = text.slice(isEmpty ? to : at)
  const end = missingBreaks(/^\n*/.exec(rest)?.[0], rest === '')
  const start = gap.length + 2
  return replaceRange(written, [at, isEmpty ? to : at], [gap + table + end, start, start + heading.length])
}

/** The line breaks that are missing for an empty line, beside those that are there; none at an end of the text. */
function missingBreaks(present = '', isEnd = false): string {
  return isEnd ? '' : '\n'.repeat(Math.max(0, 2 - present.length))
}
