import type { Path } from '../../diagnostics/problem.ts'
import { type Edit, EditRefused } from './edit.ts'

/** The value that edits should give, made one after another. The given value stays as it is. */
export function expectedAfter(value: unknown, edits: readonly Edit[]): unknown {
  // Copy on write: a mapping of many pages is copied once, not for each edit.
  const own = new WeakSet<object>()
  return edits.reduce(
    (before, edit) =>
      withChange(before, edit.path.slice(0, -1), { own, change: (parent) => changedParent(parent, edit) }),
    value,
  )
}

interface Change {
  /** The copies, which may be changed. */
  readonly own: WeakSet<object>
  change(value: unknown): unknown
}

function withChange(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined) return change.change(value)
  const copy = ownCopy(value as object, change.own) as Record<string | number, unknown>
  if (Object.hasOwn(copy, key)) copy[key] = withChange(copy[key], rest, change)
  return copy
}

function ownCopy(value: object, own: WeakSet<object>): object {
  if (own.has(value)) return value
  const copy = Array.isArray(value) ? [...value] : Object.fromEntries(Object.entries(value))
  own.add(copy)
  return copy
}

function changedParent(parent: unknown, edit: Edit): unknown {
  const key = edit.path.at(-1) ?? ''
  if (Array.isArray(parent)) return changedList(parent, Number(key), edit)
  return Object.fromEntries(changedEntries(Object.entries(parent as object), String(key), edit))
}

function changedList(list: readonly unknown[], index: number, edit: Edit): unknown[] {
  if (edit.do === 'set') return list.with(index, edit.value)
  if (edit.do === 'insert') return list.toSpliced(index, 0, edit.value)
  if (edit.do === 'remove') return list.toSpliced(index, 1)
  if (edit.do === 'move') return list.toSpliced(index, 1).toSpliced(edit.to, 0, list[index])
  throw new EditRefused('no-such-place')
}

type Entries = readonly (readonly [string, unknown])[]

function changedEntries(entries: Entries, key: string, edit: Edit): Entries {
  const index = entries.findIndex(([name]) => name === key)
  const entry = entries[index]
  if (edit.do === 'set' && entry) return entries.with(index, [key, edit.value])
  if (edit.do === 'set') {
    const followers = edit.order?.includes(key) ? edit.order.slice(edit.order.indexOf(key) + 1) : []
    return withEntry(
      entries,
      [key, edit.value],
      entries.findIndex(([name]) => followers.includes(name)),
    )
  }
  if (edit.do === 'add')
    return withEntry(
      entries,
      [key, edit.value],
      entries.findIndex(([name]) => name === edit.before),
    )
  if (!entry || edit.do === 'insert') throw new EditRefused('no-such-place')
  if (edit.do === 'rename') return entries.with(index, [edit.key, entry[1]])
  const others = entries.toSpliced(index, 1)
  return edit.do === 'move' ? others.toSpliced(edit.to, 0, entry) : others
}

function withEntry(entries: Entries, entry: readonly [string, unknown], before: number): Entries {
  return entries.toSpliced(before === -1 ? entries.length : before, 0, entry)
}
