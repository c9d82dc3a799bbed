import { isMap, isScalar, type Node, type Scalar } from 'yaml'
import { isEmptyNode } from '../../check/yaml/yaml-library.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { hasReservedKey, isReservedKey } from '../../lib/reserved-keys.ts'
import { type Edit, EditRefused, type Splice } from './edit.ts'
import { entryIndex, keySpan, refuse } from './entry-places.ts'
import { planFlow } from './plan-flow.ts'
import { planInsert } from './plan-insert.ts'
import { planMove } from './plan-move.ts'
import { planRemove } from './plan-remove.ts'
import { planReplace } from './plan-replace.ts'
import { planScalar } from './plan-scalar.ts'
import { writeEntry, writeInFlow, writeItem, writeKey } from './write-value.ts'
import { type Collection, isCollection, segmentIndex, type YamlTree } from './yaml-tree.ts'

/** The splices that make an edit. Throws `EditRefused` where there is no way to make it that leaves other lines alone. */
export function planEdit(tree: YamlTree, edit: Edit): Splice[] {
  const names = edit.do === 'rename' ? [...edit.path, edit.key] : edit.path
  if (names.some(isReservedKey) || ('value' in edit && hasReservedKey(edit.value)))
    throw new EditRefused('reserved-key')
  if (edit.do === 'set') return planSet(tree, edit)
  const parent = edit.path.slice(0, -1)
  const collection = tree.findCollection(parent)
  if (edit.do === 'rename') return planRename(collection, edit)
  if (collection.flow && collection.items.length > 0) return planFlow(tree, collection, edit)
  switch (edit.do) {
    case 'insert':
      return isMap(collection)
        ? refuse()
        : planInsert(tree, parent, Number(edit.path.at(-1)), (style) => edit.lines ?? writeItem(edit.value, style))
    case 'add': {
      if (!isMap(collection) || segmentIndex(collection, edit.path.at(-1) ?? '') !== -1) return refuse()
      const before = edit.before === undefined ? -1 : segmentIndex(collection, edit.before)
      const at = before === -1 ? collection.items.length : before
      return planInsert(
        tree,
        parent,
        at,
        (style) => edit.lines ?? writeEntry(String(edit.path.at(-1)), edit.value, style),
      )
    }
    case 'remove':
      return collection.items.length === 1
        ? planEmpty(tree, parent, isMap(collection))
        : planRemove(tree, collection, entryIndex(collection, edit.path))
    case 'move':
      return planMove(tree, collection, { from: entryIndex(collection, edit.path), to: edit.to })
  }
}

function planSet(tree: YamlTree, { path, value, order = [] }: Extract<Edit, { do: 'set' }>): Splice[] {
  const key = path.at(-1)
  if (key === undefined) return refuse()
  const parent = path.slice(0, -1)
  const collection = tree.findCollection(parent)
  if (segmentIndex(collection, key) === -1) {
    if (!isMap(collection)) return refuse()
    return planEdit(tree, { do: 'add', path, value, before: keyBehind(collection, String(key), order) })
  }
  const node = tree.findNode(path)
  const isText = typeof value !== 'object' || value === null
  if (isText && isScalar(node) && !isEmptyNode(node))
    return planScalar(tree, node, { value, inFlow: collection.flow === true })
  if (collection.flow) return planFlowValue(tree, node, value)
  if (isCollection(node) && node.flow && isText) throw new EditRefused('style')
  return planReplace(tree, { collection, index: entryIndex(collection, path), value })
}

/** Writes a value in the place of another one between brackets or braces, on one line. */
function planFlowValue(tree: YamlTree, node: Node | null, value: unknown): Splice[] {
  const [start, end] = (isScalar(node) || isCollection(node) ? node.range : undefined) ?? [0, 0]
  const isPlain = end > start && !(node as Scalar).anchor && !(node as Scalar).tag
  if (!isPlain || tree.text.slice(start, end).includes('\n')) throw new EditRefused('style')
  return [{ start, end, text: writeInFlow(value) }]
}

/** Takes the only entry out of a list or mapping, which is written empty. */
function planEmpty(tree: YamlTree, path: Path, isMapping: boolean): Splice[] {
  if (path.length === 0) throw new EditRefused('style')
  return planSet(tree, { do: 'set', path, value: isMapping ? {} : [] })
}

/** The first key of a mapping that comes after another one in an order. */
function keyBehind(collection: Collection, key: string, order: readonly string[]): string | undefined {
  const followers = new Set(order.slice(order.indexOf(key) + 1))
  if (!order.includes(key) || !isMap(collection)) return undefined
  return collection.items.map((pair) => String((pair.key as Scalar).value)).find((name) => followers.has(name))
}

function planRename(collection: Collection, { path, key }: Extract<Edit, { do: 'rename' }>): Splice[] {
  const index = entryIndex(collection, path)
  if (!isMap(collection) || segmentIndex(collection, key) !== -1) return refuse()
  const [start, end] = keySpan(collection, index)
  return [{ start, end, text: writeKey(key) }]
}
