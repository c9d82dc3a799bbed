import { isMap } from 'yaml'
import type { Path } from '../../diagnostics/problem.ts'
import { EditRefused, type Splice } from './edit.ts'
import { entryIndex, findEntry, refuse } from './entry-places.ts'
import { detectFileStyle, type FileStyle, indented } from './write-value.ts'
import type { Entry, YamlTree } from './yaml-tree.ts'

/** Writes an entry before the one at an index of a list or mapping, or behind the last. */
export function planInsert(
  tree: YamlTree,
  parent: Path,
  index: number,
  write: (style: FileStyle) => readonly string[],
): Splice[] {
  const collection = tree.findCollection(parent)
  const style = detectFileStyle(tree.text)
  if (collection.items.length === 0) return planFirst(tree, { parent, write, style, isList: !isMap(collection) })
  const entries = tree.listEntries(collection)
  if (index < 0 || index > entries.length) return refuse()
  const { lineEnd } = tree
  const gap = lineEnd.repeat(blankLines(tree, entries))
  const next = entries[index]
  const column = entries[0]?.column ?? 0
  const lines = indented(write(style), column).join(lineEnd) + lineEnd
  if (!next) {
    const at = entries.at(-1)?.end ?? tree.text.length
    const isEnded = tree.text.slice(0, at).endsWith('\n')
    const text = isEnded ? gap + lines : lineEnd + gap + lines.slice(0, -lineEnd.length)
    return [{ start: at, end: at, text }]
  }
  // The first key behind a dash: the new one takes its place, and pushes it to the next line.
  if (!tree.beginsLine(next.head)) {
    const text = `${lines.trimStart()}${gap}${' '.repeat(column)}`
    return [{ start: next.head, end: next.head, text }]
  }
  return [{ start: next.start, end: next.start, text: lines + gap }]
}

/** The first entry of an empty list or mapping, which is written `[]` or `{}`. */
function planFirst(
  tree: YamlTree,
  {
    parent,
    write,
    style,
    isList,
  }: { parent: Path; write: (style: FileStyle) => readonly string[]; style: FileStyle; isList: boolean },
): Splice[] {
  const empty = tree.findNode(parent)
  const outer = parent.length === 0 ? undefined : tree.findCollection(parent.slice(0, -1))
  if (!empty?.range || !outer || !isMap(outer) || outer.flow) throw new EditRefused('style')
  const { column } = findEntry(tree, outer, entryIndex(outer, parent))
  const [start, end] = empty.range
  const before = tree.text.slice(0, start).trimEnd().length
  const after = tree.text.slice(end).match(/^[^\n]*/)?.[0] ?? ''
  if (after.trim() !== '') throw new EditRefused('style')
  const lines = indented(write(style), column + (isList ? style.dash : style.step))
  return [
    {
      start: before,
      end: end + after.length,
      text: tree.lineEnd + lines.join(tree.lineEnd) + (after.endsWith('\r') ? '\r' : ''),
    },
  ]
}

/** The blank lines that most entries have between them. */
function blankLines(tree: YamlTree, entries: readonly Entry[]): number {
  const counts = entries
    .slice(1)
    .map(({ start }, index) => {
      const gap = tree.text.slice(entries[index]?.end ?? start, start)
      return gap.trim() === '' ? gap.split('\n').length - 1 : 0
    })
    .sort((a, b) => a - b)
  return counts[counts.length >> 1] ?? 0
}
