import type { Splice } from './edit.ts'
import { refuse } from './entry-places.ts'
import type { Collection, YamlTree } from './yaml-tree.ts'

/** Moves an entry within its list or mapping. */
export function planMove(tree: YamlTree, collection: Collection, { from, to }: { from: number; to: number }): Splice[] {
  const entries = tree.listEntries(collection)
  if (!(to in entries)) return refuse()
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const moved = entries.slice(low, high + 1)
  const first = moved[0] ?? refuse()
  // The first key behind a dash: its line is the rest of the one of the dash.
  const lead = tree.beginsLine(first.head) ? 0 : first.column
  const blocks = moved.map(({ start, end, head }) => {
    const lines = tree.beginsLine(head) ? tree.text.slice(start, end) : ' '.repeat(lead) + tree.text.slice(head, end)
    return withLineEnd(lines, tree.lineEnd)
  })
  const [taken] = blocks.splice(from - low, 1)
  blocks.splice(to - low, 0, taken ?? '')
  // Blank lines and comments of their own between entries stay where they are.
  const gaps = moved.map(({ end }, index) => tree.text.slice(end, moved[index + 1]?.start ?? end))
  const [start, end] = [lead > 0 ? first.head : first.start, moved.at(-1)?.end ?? 0]
  const joined = blocks.map((block, index) => block + (gaps[index] ?? '')).join('')
  const text = joined.slice(lead)
  return [{ start, end, text: tree.text.slice(0, end).endsWith('\n') ? text : text.slice(0, -tree.lineEnd.length) }]
}

function withLineEnd(text: string, lineEnd: string): string {
  return text.endsWith('\n') ? text : text + lineEnd
}
