import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { joinedKeys } from './joined-keys.ts'
import { missingDash } from './missing-dash.ts'
import { isNamedAnywhere, namesKey, possibleChild, takesKey } from './outline-schema.ts'
import { type LexicalFix, type LineContext, parentMapping } from './outline-state.ts'
import { behindDashes, hasContent, leadingDashes, lineFrom, parseKey, type RawLine } from './raw-line.ts'

/** Unicode spaces that YAML takes for letters, zero-width ones included. */
const odd = '\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u3000\\ufeff'
const oddSpace = new RegExp(`[${odd}]`)
const oddSpaces = new RegExp(`[${odd}]`, 'g')
/** Spaces and odd ones at the start of a line. */
const oddLead = new RegExp(`^[ ${odd}]+`)
/** Dashes and a key, up to the odd space behind the last of them: `- name:`, `-`. */
const marksBeforeOddSpace = new RegExp(`^((?:- +)*(?:-|[\\w-]+:))[${odd}]`)

/**
 * Finds a wrong character in the structure of a line: another kind of space, a tab, a bullet, a missing colon or dash, a bracket that begins
 * a text, two keys. Its texts are not looked at.
 */
export function lexicalFix(line: RawLine, context: LineContext): LexicalFix | undefined {
  return (
    spaceFix(line) ??
    bulletFix(line, context) ??
    colonFix(line, context) ??
    missingDash(line, context) ??
    joinedKeys(line, context) ??
    textAtParentKey(line, context) ??
    foreignLine(line, context)
  )
}

function spaceFix({ number, indent, text }: RawLine): LexicalFix | undefined {
  const lead = oddLead.exec(text)?.[0]
  if (lead) {
    const spaces = lead.replace(/[\u200b\ufeff]/g, '').length
    const line = { number, indent: indent + spaces, text: text.slice(lead.length) }
    return { line, mistake: oddSpaceBehind(''), at: indent + lead.search(oddSpace), length: 1 }
  }
  const marks = marksBeforeOddSpace.exec(text)?.[1]
  if (!marks) return undefined
  const fixed = {
    number,
    indent,
    text: `${marks} ${text.slice(marks.length + 1).trimStart()}`.replace(/^((?:- ?)+)(\S)/, '$1$2'),
  }
  return { line: fixed, mistake: oddSpaceBehind(behindDashes(marks)), at: indent + marks.length, length: 1 }
}

function oddSpaceBehind(after: string): Problem {
  return atValue('yaml-odd-space', [], { after })
}

function bulletFix(line: RawLine, { state }: LineContext): LexicalFix | undefined {
  const { indent, text } = line
  const bullet = /^([•·▪◦‣●–—*]|--)[\s\u00a0]+|^(-)(?=[\p{L}"'])/u.exec(text)
  const sign = bullet?.[1] ?? bullet?.[2]
  if (!sign) return undefined
  const inList = state.stack.some(({ kind, column }) => kind === 'seq' && column === indent)
  if (!inList && !(state.pending && indent >= state.pending.column && (!state.pending.node || state.pending.node.item)))
    return undefined
  const fixed = { ...line, text: `- ${text.slice(sign.length).replace(oddSpaces, ' ').trimStart()}` }
  const mistake = atValue('yaml-bullet', [], { bullet: sign })
  return { line: fixed, mistake, at: indent, length: sign.length }
}

/** A line that begins with a word that would be a key here, but lacks its colon. */
function colonFix(line: RawLine, context: LineContext): LexicalFix | undefined {
  const { state, facts } = context
  const { indent, text } = line
  const dashes = leadingDashes(text)
  const rest = text.slice(dashes.length)
  const word = /^([A-Za-z][\w-]*)(?:\s*：|(?:\s*[;=.,])?(?=\s|$))/.exec(rest)
  if (!word?.[1] || parseKey(rest)) return undefined
  const column = indent + dashes.length
  const { node, keys } = parentMapping(line, state)
  if (!node || keys.has(word[1])) return undefined
  const isKey =
    namesKey(node, word[1], facts.locales) ||
    (takesKey(node, word[1], facts.locales) && isParentKey(rest, column, context))
  if (!isKey) return undefined
  const fixed = { ...line, text: `${dashes}${word[1]}: ${rest.slice(word[0].length).trimStart()}`.trimEnd() }
  const mistake = atValue('yaml-colon-missing', [], { key: word[1] })
  return { line: fixed, mistake, at: column, length: word[0].length }
}

/** Whether a word stands alone above a line with a key that has more spaces: where the writer chooses the keys, only that tells it from text. */
function isParentKey(rest: string, column: number, { lines, index }: LineContext): boolean {
  const below = lines.slice(index + 1, index + 20).find(hasContent)
  return !/\s/.test(rest) && below !== undefined && below.indent > column && parseKey(below.text) !== undefined
}

/** Values that may go on in the lines below: texts of several lines, lists and mappings in brackets, marks; and notes. */
const mayGoOn = /^(?:[|>{[&*!#]|- |"(?:[^"\\]|\\.)*$|'(?:[^']|'')*$)/

/** A key with a text behind it, although its languages, keys or list entries follow right below. */
function textAtParentKey(line: RawLine, { lines, index, state, facts }: LineContext): LexicalFix | undefined {
  const { indent, text } = line
  const dashes = leadingDashes(text).length
  const next = lines[index + 1]
  if (!next || !hasContent(next) || next.indent <= indent + dashes) return undefined
  const { key, value } = parseKey(text.slice(dashes)) ?? {}
  if (key === undefined || !value || facts.locales.has(key) || mayGoOn.test(value) || parseKey(value)) return undefined
  const { node } = parentMapping(line, state)
  const child = node && possibleChild(node, key)
  const below = parseKey(next.text)?.key
  if (!child) return undefined
  const fits = below === undefined ? child.item && next.text.startsWith('- ') : takesKey(child, below, facts.locales)
  if (!fits) return undefined
  const language = below !== undefined && child.schema.localised ? below : undefined
  return {
    line: { ...line, text: text.slice(0, text.length - value.length).trimEnd() },
    mistake: atValue('yaml-text-at-heading', [], { key, text: value, ...(language && { language }) }),
    at: indent + text.length - value.length,
    length: value.length,
  }
}

/** A line at the margin, in the middle of a mapping, whose key the schema has nowhere, as from an e-mail. */
function foreignLine(line: RawLine, { lines, index }: LineContext): LexicalFix | undefined {
  const { key, value } = line.indent === 0 ? (parseKey(line.text) ?? {}) : {}
  if (key === undefined || !value || !lines[lineFrom(lines, index + 1)]?.indent || isNamedAnywhere(key))
    return undefined
  const mistake = atValue('yaml-stray-text', [])
  return { line: { ...line, text: '' }, mistake, at: 0, length: line.text.length }
}
