import { valueAt } from '../../../schema/value-at.ts'
import type { Path, SentEdit } from '../protocol/protocol.ts'

/** The rows of links that name pages, each by its key or by an entry that has it. */
const menus: readonly Path[] = [
  ['header', 'links'],
  ['header', 'menu'],
  ['footer', 'links'],
  ['footer', 'services'],
]

/** The edits that move a page in its list, and its links behind those of the pages that come before it, unless they stand there. */
export function pageOrderEdits(value: unknown, list: Path, { from, to }: { from: number; to: number }): SentEdit[] {
  const pages = Object.entries((valueAt(value, list) ?? {}) as Readonly<Record<string, unknown>>)
  const [key = '', was] = pages[from] ?? []
  const others = pages.map(([name]) => name).filter((name) => name !== key)
  const before = new Set(others.slice(0, to))
  const behind = new Set(others.slice(to))
  return [
    { do: 'move', path: [...list, key], was, to },
    ...menus.flatMap((menu) => moveLink(valueAt(value, menu), { menu, key, before, behind })),
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
  const to = named.filter((name) => name !== key).findLastIndex((name) => before.has(name)) + 1
  const isRight =
    !named.slice(0, from).some((name) => behind.has(name)) && !named.slice(from).some((name) => before.has(name))
  return from === -1 || isRight ? [] : [{ do: 'move', path: [...menu, from], was: entries[from], to }]
}
