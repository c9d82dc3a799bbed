import { placeholder } from '../../../schema/placeholder.ts'
import type { Telling } from '../../../src/edit/protocol/forms.ts'
import type { EditedChange } from '../../../src/edit/protocol/publishing.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { isMapping } from '../../lib/plain-map.ts'
import { childNode, type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import { configNode } from '../forms/reference-options.ts'
import type { Change } from './changes.ts'

/** Changes between two versions of a configuration, each with what says its values in one line. */
export function summarizeChanges(
  changes: readonly Change[],
  { before, now }: { readonly before: unknown; readonly now: unknown },
): EditedChange[] {
  return changes.map(({ do: kind, path, from, was, now: is }) => {
    const node = kind === 'removed' ? schemaNode(before, from ?? path) : schemaNode(now, path)
    return { do: kind, path, was, now: is, tellings: node ? describeParts(node, is ?? was) : [] }
  })
}

/** What the schema says of a place of a configuration. */
function schemaNode(config: unknown, path: Path): SchemaNode | undefined {
  let [node, at]: [SchemaNode | undefined, unknown] = [configNode(config), config]
  for (const key of path) {
    node = node && childNode(selectBranch(node, at), key)
    at = isMapping(at) || Array.isArray(at) ? (at as Record<string | number, unknown>)[key] : undefined
  }
  return node
}

/** What says a value in one line, by what the schema says of it: itself, the first text or list of names in it, or that of each entry. */
export function describeParts(node: SchemaNode, value: unknown): readonly Telling[] {
  const own = selectBranch(node, value)
  const { localised, prose } = own.schema
  if (value === undefined || value === null || value === placeholder) return []
  if (prose) return [{ at: [] }]
  if (localised) return isMapping(value) && !Object.values(value).some(isWritten) ? [] : [{ at: [] }]
  if (Array.isArray(value)) {
    const { item } = own
    if (!item) return []
    const names = kindNames(item)
    return names ? [{ at: [], names }] : describeEach(value.slice(0, most).entries(), item)
  }
  if (!isMapping(value)) return [{ at: [], names: kindNames(own) }]
  if (onlyGroups(own)) return []
  if (own.entry && own.children.size === 0) return describeEach(Object.entries(value).slice(0, most), own.entry)
  const named = firstKeys.filter((key) => Object.hasOwn(value, key)).map((key) => [key, value[key]] as const)
  const others = Object.entries(value).filter(([, inner]) => typeof inner === 'object')
  for (const [key, inner] of [...named, ...others]) {
    const child = childNode(own, key)
    const tellings = child ? within(key, describeParts(child, inner)) : []
    if (tellings.length > 0) return tellings
  }
  return []
}

/** Whether a value only keeps groups together, such as the words of a site: the first text of the first one says nothing of the others. */
function onlyGroups({ children }: SchemaNode): boolean {
  const all = [...children.values()]
  return all.length > 0 && all.every((child) => child.children.size > 0 && !child.schema.localised)
}

/** The keys that name a thing, before all others. */
const firstKeys = ['title', 'label', 'name', 'file']

/** The most entries that a summary names. */
const most = 6

/** What says each entry first. */
function describeEach(entries: Iterable<readonly [string | number, unknown]>, node: SchemaNode): Telling[] {
  return [...entries].flatMap(([key, value]) => within(key, describeParts(node, value).slice(0, 1)))
}

function within(key: string | number, tellings: readonly Telling[]): Telling[] {
  return tellings.map((telling) => ({ ...telling, at: [key, ...telling.at] }))
}

/** What a value is the name of: a choice of the schema, or something else of the site. */
function kindNames({ schema }: SchemaNode): string | undefined {
  return schema.enum || schema.const !== undefined ? 'choice' : schema.reference
}

function isWritten(text: unknown): boolean {
  return text !== '' && text !== placeholder
}
