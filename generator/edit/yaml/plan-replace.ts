import { isMap, type Node } from 'yaml'
import { isEmptyNode } from '../../check/yaml/yaml-library.ts'
import { EditRefused, type Splice } from './edit.ts'
import { findEntry, keySpan } from './entry-places.ts'
import { detectFileStyle, type FileStyle, indented, writeItem, writeValue } from './write-value.ts'
import { type Collection, nodeValue, type YamlTree } from './yaml-tree.ts'

/** Writes the value of an entry anew: the comment behind its key stays, what was in the value goes. */
export function planReplace(
  tree: YamlTree,
  { collection, index, value }: { collection: Collection; index: number; value: unknown },
): Splice[] {
  const style = detectFileStyle(tree.text)
  const { head, column, end } = findEntry(tree, collection, index)
  const colon = isMap(collection) ? tree.text.indexOf(':', keySpan(collection, index)[1]) : head
  const comment = commentBehind(tree, { colon, node: nodeValue(collection, index) })
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
