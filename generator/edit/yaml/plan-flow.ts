import { isMap, type Node, type Pair, type Scalar } from 'yaml'
import { type Edit, EditRefused, type Splice } from './edit.ts'
import { writeInFlow, writeKey } from './write-value.ts'
import { type Collection, segmentIndex, type YamlTree } from './yaml-tree.ts'

type ListEdit = Exclude<Edit, { do: 'set' | 'rename' }>

/** The splices of an edit in a list or mapping between brackets or braces on one line: its entries are written again from their own characters. */
export function planFlow(tree: YamlTree, collection: Collection, edit: ListEdit): Splice[] {
  const [start, end] = collection.range ?? [0, 0]
  const text = tree.text.slice(start, end)
  // A comment would end the line.
  if (text.includes('\n')) throw new EditRefused('style')
  const parts = collection.items.map((item) => sourceText(tree, item))
  const changed = changedParts(parts, collection, edit)
  const [open, close] = [text[0] ?? '[', text.at(-1) ?? ']']
  const space = text[1] === ' ' && changed.length > 0 ? ' ' : ''
  return [{ start, end, text: `${open}${space}${changed.join(', ')}${space}${close}` }]
}

function changedParts(parts: readonly string[], collection: Collection, edit: ListEdit): string[] {
  const key = edit.path.at(-1) ?? ''
  const index = segmentIndex(collection, key)
  if (edit.do === 'insert') {
    if (isMap(collection) || !(Number(key) >= 0 && Number(key) <= parts.length)) throw new EditRefused('no-such-place')
    return parts.toSpliced(Number(key), 0, writeInFlow(edit.value))
  }
  if (edit.do === 'add') {
    if (!isMap(collection) || index !== -1) throw new EditRefused('no-such-place')
    const before = edit.before === undefined ? -1 : segmentIndex(collection, edit.before)
    return parts.toSpliced(
      before === -1 ? parts.length : before,
      0,
      `${writeKey(String(key))}: ${writeInFlow(edit.value)}`,
    )
  }
  if (index === -1) throw new EditRefused('no-such-place')
  const others = parts.toSpliced(index, 1)
  if (edit.do === 'remove') return others
  if (!(edit.to in parts)) throw new EditRefused('no-such-place')
  return others.toSpliced(edit.to, 0, parts[index] ?? '')
}

/** The characters of an entry. */
function sourceText(tree: YamlTree, item: unknown): string {
  const pair = item as Pair<Scalar, Node | null>
  const [first, last] = 'key' in pair ? [pair.key, pair.value ?? pair.key] : [item as Node, item as Node]
  const [start, end] = [first?.range?.[0], last?.range?.[1]]
  if (start === undefined || end === undefined) throw new EditRefused('style')
  return tree.text.slice(start, end)
}
