import { atValue } from '../../../diagnostics/problem.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import type { Budget } from '../budget.ts'
import { outlineFacts } from './outline-facts.ts'
import { hasKeys, possibleChild } from './outline-schema.ts'
import type { LexicalFix } from './outline-state.ts'
import { type OutlineFacts, startOf } from './outline-state.ts'
import { behindDashes, dashesOf, hasContent, keyIn, lineAbove, lineFrom, type RawLine } from './raw-line.ts'
import { readOutline } from './read-outline.ts'

/** A slip in one line, by its index, with the line as it was meant. */
export interface LineSlip extends LexicalFix {
  readonly index: number
}

/** Values that may go on in the lines below: texts of several lines, lists and sections in brackets, marks; and notes. */
const mayGoOn = /^[|>{[&*!#]|^"(?:[^"\\]|\\.)*$|^'(?:[^']|'')*$/

/**
 * The lines of a text that keep those below them from being read: a line with a key that nothing knows, as from an
 * e-mail, a text behind the key of a section, and a text that lacks the key of its language.
 *
 * @param indexes the lines that are worth a look
 * @param budget what may still be read
 */
export function* lineSlips(lines: readonly RawLine[], indexes: Iterable<number>, budget: Budget): Generator<LineSlip> {
  const facts = outlineFacts(lines)
  const { locales, root } = facts
  for (const index of indexes) {
    const line = lines[index]
    if (!line || !hasContent(line)) continue
    const next = lines[lineFrom(lines, index + 1)]
    if (!next) continue
    const fix =
      foreignLine(line, next, root) ??
      (next.number === line.number + 1 ? textAtHeading(line, next, { lines, facts, budget }) : undefined) ??
      lostLanguage(lines, { index, locales: [...locales] })
    if (fix) yield { ...fix, index }
  }
}

/** What stands around a line. */
interface Surroundings {
  readonly lines: readonly RawLine[]
  readonly facts: OutlineFacts
  readonly budget: Budget
}

/** A key with a text, although its languages, its keys or the lines of a list follow right below it. */
function textAtHeading(line: RawLine, next: RawLine, around: Surroundings): LexicalFix | undefined {
  const { locales, root } = around.facts
  const { indent, text } = line
  const dashes = dashesOf(text)
  const { key, value } = keyIn(text.slice(dashes.length)) ?? {}
  const below = keyIn(next.text)?.key
  const language = below !== undefined && locales.has(below) ? below : undefined
  if (key === undefined || !value || locales.has(key)) return undefined
  if (mayGoOn.test(value) || value.startsWith('- ') || keyIn(value)) return undefined
  if (next.indent <= indent + dashes.length) return undefined
  const isInside = below !== undefined && sections(root).some(({ children }) => children.get(key)?.children.has(below))
  if (!language && !isInside && !next.text.startsWith('- ')) return undefined
  // Below a key that takes a word, the heading of those lines is lost.
  const node = nodeOf({ key, column: indent + dashes.length }, line, around)
  if (node && !hasKeys(node) && !node.item) return undefined
  return {
    line: { ...line, text: text.slice(0, text.length - value.length).trimEnd() },
    mistake: atValue('yaml-text-at-heading', [], { parameters: { key, text: value, ...(language && { language }) } }),
    at: indent + text.length - value.length,
    length: value.length,
  }
}

/** The schema of the value of a key that begins in a column of a line, as far as the lines above tell. */
function nodeOf(
  { key, column }: { readonly key: string; readonly column: number },
  { number }: RawLine,
  { lines, ...reading }: Surroundings,
): SchemaNode | undefined {
  const state = startOf(reading.facts)
  readOutline(lines, { ...reading, state, from: 0, to: number })
  const node = state.stack.find((level) => level.column === column)?.node
  return node && possibleChild(node, key)
}

/** A line at the margin, in the middle of a section, whose key the schema has nowhere. */
function foreignLine(line: RawLine, next: RawLine, root: SchemaNode): LexicalFix | undefined {
  const { key, value } = keyIn(line.text) ?? {}
  if (line.indent > 0 || next.indent === 0 || key === undefined || !value) return undefined
  if (sections(root).some(({ children }) => children.has(key))) return undefined
  const mistake = atValue('yaml-stray-text', [], { parameters: {} })
  return { line: { ...line, text: '' }, mistake, at: 0, length: line.text.length }
}

/** A text without a key, above the same text in other languages. */
function lostLanguage(
  lines: readonly RawLine[],
  { index, locales }: { readonly index: number; readonly locales: readonly string[] },
): LexicalFix | undefined {
  const line = lines[index] as RawLine
  const dashes = dashesOf(line.text)
  const written = line.text.slice(dashes.length)
  const column = line.indent + dashes.length
  if (written === '' || keyIn(written) || locales.some((known) => startsWithWord(written, known))) return undefined
  const above = lines[lineAbove(lines, index)]
  if (dashes === '' && (!above || above.indent >= column || keyIn(behindDashes(above.text))?.value !== ''))
    return undefined
  const others = languagesFrom(lines, { from: lineFrom(lines, index + 1), column, locales })
  const locale = others.length > 0 ? locales.find((known) => !others.includes(known)) : undefined
  if (locale === undefined) return undefined
  const value = /: |:$| #/.test(written) ? JSON.stringify(written) : written
  return {
    line: { ...line, text: `${dashes}${locale}: ${value}` },
    mistake: atValue('yaml-language-missing', [], { parameters: { locale, inList: dashes !== '' } }),
    at: column,
    length: written.length,
  }
}

/** The languages of the lines from one on that begin at a column with the key of one. */
function languagesFrom(
  lines: readonly RawLine[],
  { from, column, locales }: { readonly from: number; readonly column: number; readonly locales: readonly string[] },
): string[] {
  const found: string[] = []
  for (let at = from; at < lines.length; at = lineFrom(lines, at + 1)) {
    const { indent, text } = lines[at] as RawLine
    const key = indent === column ? keyIn(text)?.key : undefined
    if (key === undefined || !locales.includes(key)) break
    found.push(key)
  }
  return found
}

/** Whether a text begins with a word, perhaps with a sign behind it. */
function startsWithWord(text: string, word: string): boolean {
  return text.startsWith(word) && !/[\p{L}\d]/u.test(text.charAt(word.length))
}

/** A section and all within it. */
function sections(root: SchemaNode): SchemaNode[] {
  const found = new Set([root])
  for (const { children, branches, entry, item } of found)
    for (const child of [...children.values(), ...branches.values(), entry, item]) if (child) found.add(child)
  return [...found]
}
