import { isMap, type Node, type Pair, type Scalar } from 'yaml'
import { type Edit, EditRefused, type Splice } from './edit.ts'
import { writeInFlow, writeKey } from './write-value.ts'
import { type Collection, segmentIndex, type YamlTree } from './yaml-tree.ts'

type ListEdit = Exclude<Edit, { do: 'set' | 'rename' }>

/**
 * The splices of an edit in a list or mapping between brackets or braces: on one line, its entries are written again from their own characters.
 * Over several lines, all that stands between the entries stays; with comments in between, which would tell of another entry, it is refused.
 */
export function planFlow(tree: YamlTree, collection: Collection, edit: ListEdit): Splice[] {
  const [start, end] = collection.range ?? [0, 0]
  const text = tree.text.slice(start, end)
  const spans = collection.items.map((item) => sourceSpan(item))
  const parts = spans.map(([from, to]) => tree.text.slice(from, to))
  const changed = changedParts(parts, collection, edit)
  if (text.includes('\n')) return planLines(tree, { start, end: end - 1, spans, parts, changed })
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

type Span = readonly [start: number, end: number]

interface FlowLines {
  /** The offsets of the brackets. */
  readonly start: number
  readonly end: number
  readonly spans: readonly Span[]
  readonly parts: readonly string[]
  readonly changed: readonly string[]
}

/** Entries over several lines: another one begins as the one beside it does, one that goes takes the space up to its neighbour along. */
function planLines(tree: YamlTree, { start, end, spans, parts, changed }: FlowLines): Splice[] {
  const between = spans.map(([at], index) => tree.text.slice(spans[index - 1]?.[1] ?? start + 1, at))
  const hasComment = [...between, restOfLine(tree, spans.at(-1)?.[1] ?? start)].some((space) => /[^\s,]/.test(space))
  if (hasComment) throw new EditRefused('style')
  if (changed.length === 0) return [{ start: start + 1, end, text: '' }]
  const at = parts.findIndex((part, index) => part !== changed[index])
  const index = at === -1 ? parts.length : at
  const [before, here, next] = [spans[index - 1], spans[index], spans[index + 1]]
  if (changed.length < parts.length && here) {
    if (next) return [{ start: here[0], end: next[0], text: '' }]
    return [{ start: before?.[1] ?? here[0], end: here[1], text: '' }]
  }
  if (changed.length > parts.length) {
    const space = `,${(between[Math.min(index, between.length - 1)] ?? ' ').replace(',', '')}`
    if (here) return [{ start: here[0], end: here[0], text: `${changed[index]}${space}` }]
    return [{ start: before?.[1] ?? start + 1, end: before?.[1] ?? start + 1, text: `${space}${changed[index]}` }]
  }
  return spans.map(([from, to], place) => ({ start: from, end: to, text: changed[place] ?? '' }))
}

/** What stands behind the last entry, up to the end of its line or the bracket. */
function restOfLine(tree: YamlTree, end: number): string {
  return /^[^\n\]}]*/.exec(tree.text.slice(end))?.[0] ?? ''
}

/** Where the characters of an entry begin and end. */
function sourceSpan(item: unknown): Span {
  const pair = item as Pair<Scalar, Node | null>
  const [first, last] = 'key' in pair ? [pair.key, pair.value ?? pair.key] : [item as Node, item as Node]
  const [start, end] = [first?.range?.[0], last?.range?.[1]]
  if (start === undefined || end === undefined) throw new EditRefused('style')
  return [start, end]
}
