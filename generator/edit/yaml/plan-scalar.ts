import type { Scalar } from 'yaml'
import { EditRefused, type Splice } from './edit.ts'
import { type ScalarStyle, writeScalar } from './write-scalar.ts'
import { indented } from './write-value.ts'
import type { YamlTree } from './yaml-tree.ts'

const styles: Readonly<Record<string, ScalarStyle>> = {
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'block',
  BLOCK_FOLDED: 'block',
}

/** The splices that give a text, number or boolean another value: its characters alone change, a comment behind it stays. */
export function planScalar(
  tree: YamlTree,
  scalar: Scalar,
  { value, inFlow }: { readonly value: unknown; readonly inFlow: boolean },
): Splice[] {
  const [start, end] = scalar.range ?? [0, 0]
  const style = styles[scalar.type ?? ''] ?? 'plain'
  const written = writeScalar(value, { style, inFlow })
  if (style === 'block') return planBlock(tree, { start, end, written })
  if (!written.lines) return [{ start, end, text: written.head }]
  if (tree.text.slice(start, end).includes('\n')) throw new EditRefused('style')
  // The lines stand below the one of the key, and of a comment behind it.
  const lineEnd = tree.text.indexOf('\n', end)
  const at = lineEnd === -1 ? tree.text.length : lineEnd - (tree.text[lineEnd - 1] === '\r' ? 1 : 0)
  const body = linesBelow(tree, written.lines, indentBelow(tree, start))
  return [
    { start, end, text: written.head },
    { start: at, end: at, text: body },
  ]
}

/** A text that stands on lines of its own. */
function planBlock(
  tree: YamlTree,
  {
    start,
    end,
    written,
  }: { readonly start: number; readonly end: number; readonly written: ReturnType<typeof writeScalar> },
): Splice[] {
  const header = /^[|>][-+\d]*/.exec(tree.text.slice(start))?.[0] ?? ''
  const lineEnd = tree.text.indexOf('\n', start)
  if (lineEnd === -1 || lineEnd >= end) throw new EditRefused('style')
  const first = /^(?:[ \t]*\r?\n)*( *)/.exec(tree.text.slice(lineEnd + 1, end))?.[1]?.length ?? 0
  const indent = /\d/.test(header) ? indentBelow(tree, start) : first || indentBelow(tree, start)
  const at = lineEnd - (tree.text[lineEnd - 1] === '\r' ? 1 : 0)
  const body = written.lines ? linesBelow(tree, written.lines, indent) : ''
  // The blank lines below a text belong to what follows it, unless it keeps them.
  const shown = header.includes('+') ? end : start + tree.text.slice(start, end).trimEnd().length
  const lastBreak = tree.text[end - 2] === '\r' ? 2 : 1
  const bodyEnd = header.includes('+') && tree.text[end - 1] === '\n' ? end - lastBreak : shown
  return [
    { start, end: start + header.length, text: written.head },
    { start: at, end: Math.max(at, bodyEnd), text: body },
  ]
}

function linesBelow(tree: YamlTree, lines: readonly string[], indent: number): string {
  return indented(lines, indent)
    .map((line) => tree.lineEnd + line)
    .join('')
}

/** The indentation of lines below the one of an offset: further than its key, or than the key behind its dash. */
function indentBelow(tree: YamlTree, offset: number): number {
  const line = tree.text.slice(tree.lineStart(offset), offset)
  const dashes = /^(?: *- +)+(?=[^\s-][^\n]*:\s)/.exec(line)?.[0].length ?? /^ */.exec(line)?.[0].length ?? 0
  return dashes + 2
}
