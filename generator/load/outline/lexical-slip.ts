import { childStep } from './outline-schema.ts'
import type { OutlineFacts, OutlineState } from './outline-state.ts'
import { keyIn, type RawLine } from './raw-line.ts'

/** A slip with a sign of a line, and the line as it was meant. */
export interface Slip {
  readonly kind: 'space' | 'tab' | 'bullet' | 'colon' | 'conflict' | 'bar'
  readonly mended: RawLine
  /** What it is about: the text before the space, the bullet, the key. */
  readonly about: string
  /** Where it stands, counted from the start of the line. */
  readonly at: number
  readonly length: number
}

const oddSpace = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]/
const oddSpaces = new RegExp(oddSpace, 'g')

/** The slip with a sign that a line has where it says what belongs to what: a space that is none, a tab, a bullet, a lost colon. */
export function lexicalSlip(line: RawLine, context: { state: OutlineState; facts: OutlineFacts }): Slip | undefined {
  const { indent, text } = line
  if (/^={7}$/.test(text)) return { kind: 'conflict', mended: { ...line, text: '' }, about: '', at: indent, length: 7 }
  return spaceSlip(line) ?? bulletSlip(line, context) ?? colonSlip(line, context)
}

function spaceSlip({ number, indent, text }: RawLine): Slip | undefined {
  const lead = /^[ \t\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]+/.exec(text)?.[0]
  if (lead) {
    const isTab = lead.includes('\t')
    const spaces = lead.replace(/[\u200b\ufeff]/g, '').replaceAll('\t', '  ').length
    const mended = { number, indent: indent + spaces, text: text.slice(lead.length) }
    const at = indent + lead.search(isTab ? /\t/ : oddSpace)
    return { kind: isTab ? 'tab' : 'space', mended, about: '', at, length: 1 }
  }
  const marks = /^((?:- +)*(?:-|[\w-]+:))[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]/.exec(text)?.[1]
  if (!marks) return undefined
  const mended = {
    number,
    indent,
    text: `${marks} ${text.slice(marks.length + 1).trimStart()}`.replace(/^((?:- ?)+)(\S)/, '$1$2'),
  }
  return { kind: 'space', mended, about: marks.replace(/^(?:- +)+/, ''), at: indent + marks.length, length: 1 }
}

function bulletSlip(line: RawLine, { state }: { state: OutlineState }): Slip | undefined {
  const { indent, text } = line
  const bullet = /^([•·▪◦‣●–—*])[\s\u00a0]+|^(-)(?=[\p{L}"'])/u.exec(text)
  const sign = bullet?.[1] ?? bullet?.[2]
  if (!sign) return undefined
  const inList = state.levels.some(({ kind, column }) => kind === 'seq' && column === indent)
  if (!inList && !(state.open && indent >= state.open.column && (!state.open.step || state.open.step.item)))
    return undefined
  const mended = { ...line, text: `- ${text.slice(1).replace(oddSpaces, ' ').trimStart()}` }
  return { kind: 'bullet', mended, about: sign, at: indent, length: 1 }
}

/** A line that begins with a word that may be a key here, and has no colon behind it. */
function colonSlip(line: RawLine, { state, facts }: { state: OutlineState; facts: OutlineFacts }): Slip | undefined {
  const { indent, text } = line
  const dashes = /^(?:- +)+/.exec(text)?.[0] ?? ''
  const rest = text.slice(dashes.length)
  const word = /^([A-Za-z][\w-]*)(?:\s*[;=.])?(?=\s|$)/.exec(rest)
  if (!word?.[1] || keyIn(rest)) return undefined
  const column = indent + dashes.length
  const level = dashes ? undefined : state.levels.find(({ kind, column: at }) => kind === 'map' && at === column)
  const seq = dashes ? state.levels.find(({ kind, column: at }) => kind === 'seq' && at === indent) : undefined
  const opened = !level && state.open && !state.open.inline && column > state.open.column ? state.open.step : undefined
  const step = level?.step ?? seq?.step?.item ?? (dashes ? opened?.item : opened)
  if (!step || level?.keys.has(word[1])) return undefined
  const isKey = step.schema.localised
    ? facts.locales.has(word[1])
    : step.entry === undefined && childStep(step, word[1]) !== undefined
  if (!isKey) return undefined
  const mended = { ...line, text: `${dashes}${word[1]}: ${rest.slice(word[0].length).trimStart()}`.trimEnd() }
  return { kind: 'colon', mended, about: word[1], at: column, length: word[0].length }
}
