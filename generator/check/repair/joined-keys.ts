import { atValue } from '../../diagnostics/problem.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { namesKey, possibleChild } from './outline-schema.ts'
import type { LexicalFix, LineContext } from './outline-state.ts'
import { dashesOf, keyIn, type RawLine } from './raw-line.ts'

/** A word and a colon behind a space, as keys are written. */
const innerKey = /(?<=\s)[A-Za-z][\w-]*(?=:(?:\s|$))/g

/** Finds two keys on one line, as where the line break between them was deleted: `title: pt: Consultoria`, `pt: Sobre es: Acerca de`. */
export function joinedKeys(line: RawLine, context: LineContext): LexicalFix | undefined {
  const colon = line.text.indexOf(':')
  if (line.text.indexOf(':', colon + 1) === -1) return undefined
  const dashes = dashesOf(line.text).length
  const pair = keyIn(line.text.slice(dashes))
  if (!pair || /^["'[{|>&*#]/.test(pair.value)) return undefined
  const key = { ...pair, column: line.indent + dashes, isFirst: dashes > 0 }
  const node = nodeOf(key, context)
  if (!node || !namesKey(node, key.key, context.facts.locales)) return undefined
  const start = line.text.length - pair.value.length
  const found = keyInside(key, node, context) ?? keyBeside(key, node, context)
  if (!found) return undefined
  const end = start + found.index
  const sign = /(?:(?<=\s)[/|-]|[,;])(?=\s+$)/.exec(line.text.slice(0, end))?.[0]
  return {
    line: { ...line, text: line.text.slice(0, end).trimEnd() },
    mistake: atValue('yaml-keys-joined', [], { parameters: { key: found.key, ...(sign && { sign }) } }),
    at: line.indent + end,
    length: line.text.length - end,
  }
}

/** A key of a line, with its column and whether it is the first of an entry. */
interface Key {
  readonly key: string
  readonly value: string
  readonly column: number
  readonly isFirst: boolean
}

/** A second key, and where in the value of the first it begins. */
interface Found {
  readonly key: string
  readonly index: number
}

/** The section that a key belongs to. */
function nodeOf({ column, isFirst }: Key, { state: { stack, pending } }: LineContext): SchemaNode | undefined {
  if (isFirst) return stack.findLast((level) => level.kind === 'seq' && level.column < column)?.node?.item
  const level = stack.find((known) => known.kind === 'map' && known.column === column)
  return level?.node ?? (pending && column > pending.column ? pending.node : undefined)
}

/** A key of the section that the first key begins. */
function keyInside({ key, value }: Key, node: SchemaNode, { facts }: LineContext): Found | undefined {
  const child = possibleChild(node, key)
  const inner = /^(?:- +)?([A-Za-z][\w-]*):(?:\s|$)/.exec(value)?.[1]
  return inner && child && namesKey(child.item ?? child, inner, facts.locales) ? { key: inner, index: 0 } : undefined
}

/** A key of the same section, with its value. */
function keyBeside(
  { key, value, column, isFirst }: Key,
  node: SchemaNode,
  { state, facts }: LineContext,
): Found | undefined {
  // A new entry does not have the keys of the one above.
  const known = isFirst ? undefined : state.stack.find((level) => level.kind === 'map' && level.column === column)?.keys
  return [...value.matchAll(innerKey)]
    .map(({ 0: inner, index }) => ({ key: inner, index }))
    .find(({ key: inner }) => inner !== key && !known?.has(inner) && namesKey(node, inner, facts.locales))
}
