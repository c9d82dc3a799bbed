import { atValue } from '../../diagnostics/problem.ts'
import { namesKey, possibleChild } from './outline-schema.ts'
import { type Level, type LexicalFix, type LineContext, type OutlineState, parentMapping } from './outline-state.ts'
import { leadingDashes, parseKey, type RawLine } from './raw-line.ts'

/** A word and a colon where a key may begin: behind a space, or at the start, perhaps behind a dash. */
const innerKey = /(?<=\s|^)[A-Za-z][\w-]*(?=:(?:\s|$))/g

/** Finds two keys on one line, as where the line break between them was deleted: `title: pt: Consultoria`, `pt: Sobre es: Acerca de`. */
export function joinedKeys(line: RawLine, { state, facts: { locales } }: LineContext): LexicalFix | undefined {
  const { key, value } = parseKey(line.text.slice(leadingDashes(line.text).length)) ?? {}
  if (key === undefined || !value?.includes(':') || /^["'[{|>&*#]/.test(value)) return undefined
  const { node, keys } = parentMapping(line, state)
  if (!node || !namesKey(node, key, locales)) return undefined
  const child = possibleChild(node, key)
  const outer = (inner: string, index: number) =>
    index + inner.length + 1 === value.length ? outerLevel(line, inner, state) : undefined
  const found = [...value.matchAll(innerKey)].find(({ 0: inner, index }) =>
    isFirst(value, index)
      ? child && namesKey(child.item ?? child, inner, locales)
      : (inner !== key && !keys.has(inner) && namesKey(node, inner, locales)) || outer(inner, index),
  )
  if (!found) return undefined
  const spaces = isFirst(value, found.index) ? undefined : outer(found[0], found.index)?.column
  const end = line.text.length - value.length + (isFirst(value, found.index) ? 0 : found.index)
  const sign = /(?:(?<=\s)[/|-]|[,;])(?=\s+$)/.exec(line.text.slice(0, end))?.[0]
  return {
    line: { ...line, text: line.text.slice(0, end).trimEnd() },
    mistake: atValue('yaml-keys-joined', [], {
      key: found[0],
      ...(sign && { sign }),
      ...(spaces !== undefined && { spaces }),
    }),
    at: line.indent + end,
    length: line.text.length - end,
  }
}

/** The mapping that lacks the second key of a line with two, such as `en: About us description:`; the languages of that key stand below. */
function outerLevel({ indent, text }: RawLine, key: string, { stack }: OutlineState): Level | undefined {
  const column = indent + leadingDashes(text).length
  const level = stack.findLast((open) => open.kind === 'map' && open.column < column)
  return level?.node && !level.keys.has(key) && namesKey(level.node, key, none) ? level : undefined
}

const none: ReadonlySet<string> = new Set()

/** Whether nothing but a dash stands before a place in a value. */
const isFirst = (value: string, index: number) => /^(?:- +)?$/.test(value.slice(0, index))
