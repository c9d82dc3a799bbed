import { readRuns, writeRuns } from './pasted-words.ts'
import { isListParagraph, wordList } from './word-lists.ts'

const blocks =
  'address, article, aside, blockquote, dd, details, div, dl, dt, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, ul'

/** Writes what is in an element as parts of Markdown: paragraphs, headings, lists, quotations, tables. */
export function writeBlocks(around: Element, shift: number): string[] {
  const written: string[] = []
  let loose: Node[] = []
  const add = (text: string) => text !== '' && written.push(text)
  const paragraph = () => {
    for (const part of splitParagraphs(loose)) add(writeRuns(readRuns(part)))
    loose = []
  }
  for (let node: Node | null = around.firstChild; node; node = node.nextSibling) {
    const element = node.nodeType === 1 ? (node as Element) : undefined
    if (!element || !isBlock(element)) {
      if (element || node.nodeType === 3) loose.push(node)
      continue
    }
    paragraph()
    if (isListParagraph(element)) {
      const rows: Element[] = [element]
      while (element && nextElement(rows)) rows.push(nextElement(rows) as Element)
      add(wordList(rows))
      node = rows.at(-1) as Node
    } else for (const part of writeBlock(element, shift)) add(part)
  }
  paragraph()
  return written
}

function nextElement(rows: readonly Element[]): Element | undefined {
  const next = rows.at(-1)?.nextElementSibling
  return next && isListParagraph(next) ? next : undefined
}

function writeBlock(element: Element, shift: number): string[] {
  const name = element.localName
  if (/^h[1-6]$/.test(name)) {
    const words = writeRuns(readRuns(element.childNodes), { isHeading: true })
    return words === '' ? [] : [`${'#'.repeat(Math.min(Number(name[1]) + shift, 6))} ${words}`]
  }
  if (name === 'ul' || name === 'ol') return [writeList(element, shift)]
  if (name === 'blockquote') return [indent(writeBlocks(element, shift).join('\n\n'), '> ')]
  if (name === 'table') return writeTable(element, shift)
  return name === 'hr' ? [] : writeBlocks(element, shift)
}

/** A list; one that stands in another beside its entries belongs to the entry before it. */
function writeList(list: Element, shift: number): string {
  const isOrdered = list.localName === 'ol'
  let number = Number(list.getAttribute('start') ?? 1) - 1
  const entries: { sign: string; parts: string[] }[] = []
  for (const child of list.children) {
    const isNested = child.matches('ul, ol')
    const parts = isNested ? [writeList(child, shift)] : writeBlocks(child, shift)
    const last = entries.at(-1)
    if (isNested && last) last.parts.push(...parts)
    else if (parts.length > 0) entries.push({ sign: isOrdered ? `${++number}. ` : '- ', parts })
  }
  const isList = (part: string) => /^(?:- |\d+\. )/.test(part)
  return entries
    .map(({ sign, parts: [first = '', ...rest] }) => {
      const behind = rest.map((part) => (isList(part) ? '\n' : '\n\n') + part).join('')
      return sign + indent(first + behind, ' '.repeat(sign.length)).trimStart()
    })
    .join('\n')
}

/** A table with its first row as the heading; one of a single column only places what is in it. */
function writeTable(table: Element, shift: number): string[] {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  const cells = rows.map((row) => [...row.children].filter((cell) => cell.matches('td, th')))
  const width = Math.max(0, ...cells.map((row) => row.reduce((sum, cell) => sum + span(cell), 0)))
  if (width < 2) return cells.flat().flatMap((cell) => writeBlocks(cell, shift))
  const lines = cells.map((row) => {
    const texts = row.flatMap((cell) => [writeCell(cell), ...Array.from({ length: span(cell) - 1 }, () => '')])
    return `| ${[...texts, ...Array.from({ length: width - texts.length }, () => '')].join(' | ')} |`
  })
  const [head = '', ...rest] = lines
  return [[head, `| ${Array.from({ length: width }, () => '---').join(' | ')} |`, ...rest].join('\n')]
}

function span(cell: Element): number {
  return Math.min(Math.max(Number(cell.getAttribute('colspan') ?? 1) || 1, 1), 40)
}

function writeCell(cell: Element): string {
  const isHeading = cell.localName === 'th'
  const parts = cell.querySelector(blocks)
    ? [...cell.querySelectorAll(blocks)]
        .filter((block) => !block.querySelector(blocks))
        .map((block) => block.childNodes)
    : [cell.childNodes]
  const texts = parts.map((nodes) => writeRuns(readRuns(nodes), { isHeading, lineBreak: '<br>' }))
  return texts.filter(Boolean).join('<br>').replace(/\|/g, '\\|')
}

/** Whether an element stands for itself, and not within a line: also one that only wraps such, as Google Docs has. */
function isBlock(element: Element): boolean {
  return element.matches(blocks) || element.querySelector(blocks) !== null
}

/** Two line breaks divide paragraphs. */
function splitParagraphs(nodes: readonly Node[]): Node[][] {
  const parts: Node[][] = [[]]
  let breaks = 0
  for (const node of nodes) {
    const isBreak = (node as Element).localName === 'br'
    if (isBreak && breaks === 1) parts.push([])
    else parts.at(-1)?.push(node)
    if (isBreak) breaks++
    else if (node.textContent?.trim() !== '') breaks = 0
  }
  return parts
}

function indent(text: string, by: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' && by.trim() === '' ? line : by + line).trimEnd())
    .join('\n')
}
