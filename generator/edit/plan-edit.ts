import { isMap, isScalar, type Node, type Pair, type Scalar } from 'yaml'
import type { Path } from '../diagnostics/problem.ts'
import { type Edit, EditRefused, type Splice } from './edit.ts'
import { planFlow } from './plan-flow.ts'
import { planScalar } from './plan-scalar.ts'
import { type FileStyle, indented, writeEntry, writeItem, writeKey, writeValue } from './write-value.ts'
import { type Collection, type Entry, indexOf, isCollection, isEmptyNode, valueAt, type YamlTree } from './yaml-tree.ts'

/** The splices that make an edit. Throws `EditRefused` where there is no way to make it that leaves other lines alone. */
export function planEdit(tree: YamlTree, edit: Edit): Splice[] {
  if (edit.do === 'set') return planSet(tree, edit)
  const parent = edit.path.slice(0, -1)
  const collection = tree.collectionAt(parent)
  if (edit.do === 'rename') return planRename(collection, edit)
  if (collection.flow && collection.items.length > 0) return planFlow(tree, collection, edit)
  switch (edit.do) {
    case 'insert':
      return isMap(collection)
        ? refuse()
        : planInsert(tree, parent, Number(edit.path.at(-1)), (style) => edit.lines ?? writeItem(edit.value, style))
    case 'add': {
      if (!isMap(collection) || indexOf(collection, edit.path.at(-1) ?? '') !== -1) return refuse()
      const before = edit.before === undefined ? -1 : indexOf(collection, edit.before)
      const at = before === -1 ? collection.items.length : before
      return planInsert(
        tree,
        parent,
        at,
        (style) => edit.lines ?? writeEntry(String(edit.path.at(-1)), edit.value, style),
      )
    }
    case 'remove':
      return planRemove(tree, parent, indexIn(collection, edit.path))
    case 'move':
      return planMove(tree, collection, { from: indexIn(collection, edit.path), to: edit.to })
  }
}

function refuse(): never {
  throw new EditRefused('no-such-place')
}

function indexIn(collection: Collection, path: Path): number {
  const index = indexOf(collection, path.at(-1) ?? '')
  return index === -1 ? refuse() : index
}

function planSet(tree: YamlTree, { path, value, order = [] }: Extract<Edit, { do: 'set' }>): Splice[] {
  const key = path.at(-1)
  if (key === undefined) return refuse()
  const parent = path.slice(0, -1)
  const collection = tree.collectionAt(parent)
  if (indexOf(collection, key) === -1) {
    if (!isMap(collection)) return refuse()
    return planEdit(tree, { do: 'add', path, value, before: keyBehind(collection, String(key), order) })
  }
  const node = tree.nodeAt(path)
  const isText = typeof value !== 'object' || value === null
  if (isText && isScalar(node) && !isEmptyNode(node))
    return planScalar(tree, node, { value, inFlow: collection.flow === true })
  if (collection.flow || (isCollection(node) && node.flow && isText)) throw new EditRefused('style')
  return planReplace(tree, { collection, index: indexIn(collection, path), value, style: styleOf(tree) })
}

/** The first key of a mapping that comes after another one in an order. */
function keyBehind(collection: Collection, key: string, order: readonly string[]): string | undefined {
  const followers = new Set(order.slice(order.indexOf(key) + 1))
  if (!order.includes(key) || !isMap(collection)) return undefined
  return collection.items.map((pair) => String((pair.key as Scalar).value)).find((name) => followers.has(name))
}

/** Writes the value of an entry anew: the comment behind its key stays, what was in the value goes. */
function planReplace(
  tree: YamlTree,
  { collection, index, value, style }: { collection: Collection; index: number; value: unknown; style: FileStyle },
): Splice[] {
  const { head, column, end } = entryAt(tree, collection, index)
  const colon = isMap(collection) ? tree.text.indexOf(':', keySpan(collection, index)[1]) : head
  const comment = commentBehind(tree, { colon, node: valueAt(collection, index) })
  const written = isMap(collection) ? writeValue(value, style) : itemValue(value, style)
  const first = [written.head, comment].map((part) => (part === '' ? '' : ` ${part}`)).join('')
  const lines = [first, ...indented(written.lines, column)]
  return [{ start: colon + 1, end, text: lines.join(tree.lineEnd) + tree.lineEnd }]
}

/** The comment on the line of a key or dash: behind it, where its value stands below, or behind a value of one line. */
function commentBehind(
  tree: YamlTree,
  { colon, node }: { readonly colon: number; readonly node: Node | null },
): string {
  const line = /^[^\r\n]*/.exec(tree.text.slice(colon + 1))?.[0] ?? ''
  const [start, valueEnd] = node?.range ?? [colon + 1, colon + 1]
  const lineEnd = colon + 1 + line.length
  // Whatever stands on the first line of a value of several lines is a part of it.
  const from = start >= lineEnd || isEmptyNode(node) ? colon + 1 : Math.min(valueEnd, lineEnd)
  const rest = tree.text.slice(from, lineEnd).trim()
  const isBlock = /^[ \t]*[|>][-+\d]*[ \t]+#/.test(line)
  if (isBlock || (rest !== '' && !rest.startsWith('#'))) throw new EditRefused('loses-comment')
  return rest
}

function itemValue(value: unknown, style: FileStyle) {
  const [first = '', ...lines] = writeItem(value, style)
  return { head: first.slice(2), lines }
}

function planInsert(
  tree: YamlTree,
  parent: Path,
  index: number,
  write: (style: FileStyle) => readonly string[],
): Splice[] {
  const collection = tree.collectionAt(parent)
  const style = styleOf(tree)
  if (collection.items.length === 0) return planFirst(tree, { parent, write, style, isList: !isMap(collection) })
  const entries = tree.entriesOf(collection)
  if (index < 0 || index > entries.length) return refuse()
  const { lineEnd } = tree
  const gap = lineEnd.repeat(blankLines(tree, entries))
  const next = entries[index]
  const column = entries[0]?.column ?? 0
  const lines = indented(write(style), column).join(lineEnd) + lineEnd
  if (!next) {
    const at = entries.at(-1)?.end ?? tree.text.length
    const isEnded = tree.text.slice(0, at).endsWith('\n')
    return [
      {
        start: at,
        end: at,
        text: (isEnded ? '' : lineEnd) + gap + (isEnded ? lines : lines.slice(0, -lineEnd.length)),
      },
    ]
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
  const empty = tree.nodeAt(parent)
  const outer = parent.length === 0 ? undefined : tree.collectionAt(parent.slice(0, -1))
  if (!empty?.range || !outer || !isMap(outer) || outer.flow) throw new EditRefused('style')
  const { column } = entryAt(tree, outer, indexIn(outer, parent))
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

function planRemove(tree: YamlTree, parent: Path, index: number): Splice[] {
  const collection = tree.collectionAt(parent)
  if (collection.items.length === 1) {
    const value = isMap(collection) ? {} : []
    if (parent.length === 0) throw new EditRefused('style')
    return planSet(tree, { do: 'set', path: parent, value })
  }
  const entries = tree.entriesOf(collection)
  const [entry, next, previous] = [entries[index], entries[index + 1], entries[index - 1]]
  if (!entry) return refuse()
  // The first key behind a dash passes the dash on.
  if (!tree.beginsLine(entry.head) && next) {
    // A comment about the next one keeps its lines: the dash stands alone above them.
    const isTold = hasComment(tree.text.slice(entry.end, next.head))
    const dashEnd = tree.text.slice(0, entry.head).trimEnd().length
    if (isTold) return [{ start: dashEnd, end: entry.end, text: tree.lineEnd }]
    return [{ start: entry.head, end: next.head, text: '' }]
  }
  // The blank lines above it go along; those of the first entry are the ones below it.
  const start = previous ? blankStart(tree, entry.start, previous.end) : entry.start
  const end = previous ? entry.end : blankEnd(tree, entry.end)
  return [{ start, end, text: '' }]
}

function planMove(tree: YamlTree, collection: Collection, { from, to }: { from: number; to: number }): Splice[] {
  const entries = tree.entriesOf(collection)
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

function planRename(collection: Collection, { path, key }: Extract<Edit, { do: 'rename' }>): Splice[] {
  const index = indexIn(collection, path)
  if (!isMap(collection) || indexOf(collection, key) !== -1) return refuse()
  const [start, end] = keySpan(collection, index)
  return [{ start, end, text: writeKey(key) }]
}

/** Where a key of a mapping stands. */
function keySpan(collection: Collection, index: number): readonly [number, number] {
  const { range } = (collection.items[index] as Pair<Scalar> | undefined)?.key ?? {}
  return range ? [range[0], range[1]] : refuse()
}

function entryAt(tree: YamlTree, collection: Collection, index: number): Entry {
  return tree.entriesOf(collection)[index] ?? refuse()
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

/** Where the blank lines above an offset begin. */
function blankStart(tree: YamlTree, offset: number, limit: number): number {
  const above = tree.text.slice(limit, offset)
  return offset - (/(?:[ \t]*\r?\n)*$/.exec(above)?.[0].length ?? 0)
}

/** Where the blank lines from an offset on end. */
function blankEnd(tree: YamlTree, offset: number): number {
  return offset + (/^(?:[ \t]*\r?\n)*/.exec(tree.text.slice(offset))?.[0].length ?? 0)
}

/** Whether something that looks like a comment stands in a part of the text. */
function hasComment(text: string): boolean {
  return /(?:^|\s)#/.test(text)
}

function withLineEnd(text: string, lineEnd: string): string {
  return text.endsWith('\n') ? text : text + lineEnd
}

/** How a file is written, by the first nested mapping and the first list in it. */
function styleOf({ text }: YamlTree): FileStyle {
  const step = /^[^\s#-][^\n]*:[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\n)*( +)[^\s#-]/m.exec(text)?.[1]?.length ?? 2
  const list = /^( *)[^\s#-][^\n]*:[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\n)*( *)- /m.exec(text)
  return { step, dash: list ? Math.max(0, (list[2]?.length ?? 0) - (list[1]?.length ?? 0)) : 2 }
}
