import { valueAt } from '../../../schema/value-at.ts'
import type { Path, SentEdit } from '../protocol/protocol.ts'

/** The rows of links that name pages, each by its key or by an entry that has it. */
const menus: readonly Path[] = [
  ['header', 'links'],
  ['header', 'menu'],
  ['footer', 'links'],
  ['footer', 'services'],
]

/** The rows of a configuration: those below an entry of the menu come before it, as its entries may move. */
function listMenus(value: unknown): readonly Path[] {
  const entries = valueAt(value, ['header', 'menu'])
  const nested = Array.isArray(entries) ? entries.map((_, index): Path => ['header', 'menu', index, 'entries']) : []
  const columns = Object.keys((valueAt(value, ['footer', 'columns']) ?? {}) as object)
  return [...nested, ...menus, ...columns.map((column): Path => ['footer', 'columns', column, 'links'])]
}

/**
 * The edits that move a page in its list, and its links, unless they stand right: behind those of the pages that come before it, or else before
 * the first of those that come behind.
 */
export function pageOrderEdits(value: unknown, list: Path, { from, to }: { from: number; to: number }): SentEdit[] {
  const pages = Object.entries((valueAt(value, list) ?? {}) as Readonly<Record<string, unknown>>)
  const [key = '', was] = pages[from] ?? []
  const others = pages.map(([name]) => name).filter((name) => name !== key)
  const before = new Set(others.slice(0, to))
  const behind = new Set(others.slice(to))
  return [
    { do: 'move', path: [...list, key], was, to },
    ...listMenus(value).flatMap((menu) => moveLink(valueAt(value, menu), { menu, key, before, behind })),
  ]
}

type Names = ReadonlySet<string>

interface MovedLink {
  readonly menu: Path
  readonly key: string
  /** The pages that come before it. */
  readonly before: Names
  readonly behind: Names
}

function moveLink(links: unknown, { menu, key, before, behind }: MovedLink): SentEdit[] {
  const entries: readonly unknown[] = Array.isArray(links) ? links : []
  const named = entries.map((entry) => (typeof entry === 'string' ? entry : String(valueAt(entry, ['page']) ?? '')))
  const from = named.indexOf(key)
  const others = named.filter((name) => name !== key)
  const to = others.findLastIndex((name) => before.has(name)) + 1 || others.findIndex((name) => behind.has(name))
  const isRight =
    !named.slice(0, from).some((name) => behind.has(name)) && !named.slice(from).some((name) => before.has(name))
  return from === -1 || isRight ? [] : [{ do: 'move', path: [...menu, from], was: entries[from], to }]
}
