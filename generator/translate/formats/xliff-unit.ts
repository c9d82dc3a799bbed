import type { ReturnedRow } from '../translation-unit.ts'
import { isFinished, type SaidState } from './work-state.ts'

/** A unit that is being read. */
export interface OpenUnit {
  readonly id: string
  readonly codes: Map<string, string>
  source: string
  target: string
  present?: string
  /** The states of its segments: all have to be finished. */
  readonly states: SaidState[]
  readonly approved: string | undefined
  /** How many segments tools have made of it, and how many of these are translated. */
  parts: number
  translated: number
  /** Whether it has a translation already. */
  hasTarget: boolean
  isDamaged: boolean
  /** In version 2, its segments and what is between them, each with its position in the translation. */
  readonly pieces: { readonly order: number; readonly text: string }[]
}

/** A segment of a unit that is being read, or the text between two: where its texts begin, and its position in the translation. */
export interface OpenPart {
  readonly target: number
  readonly source: number
  order?: string | undefined
  /** Whether it has to be translated. */
  readonly isPart: boolean
  /** Whether somebody has deleted it. */
  readonly isDeleted?: boolean
}

/** A new unit, without texts. */
export function newUnit(id: string, approved: string | undefined): OpenUnit {
  const texts = { source: '', target: '' }
  const counts = { parts: 0, translated: 0, hasTarget: false, isDamaged: false }
  return { id, approved, codes: new Map(), states: [], pieces: [], ...texts, ...counts }
}

/** The character of a hexadecimal code point; U+FFFD if there is none. */
export function decodeCodePoint(hex = ''): string {
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : 0
  return String.fromCodePoint(code > 0 && code <= 0x10ffff ? code : 0xfffd)
}

/** Adds the texts of a segment to its unit, at the end of the segment. */
export function closePart(unit: OpenUnit, name: string, { target, source, order, isPart }: OpenPart): void {
  if (isPart && unit.target.slice(target).trim() !== '') unit.translated++
  if (name === 'mrk') return
  // The text between two segments stays as it is, unless it has a translation.
  if (name === 'ignorable' && !unit.hasTarget) unit.target += unit.source.slice(source)
  unit.pieces.push({ order: Number(order ?? unit.pieces.length + 1), text: unit.target.slice(target) })
}

/** The row of a unit, with its segments joined. */
export function makeRow(
  { id, source, present, states, approved, pieces, ...unit }: OpenUnit,
  row: number,
): ReturnedRow {
  const ordered = pieces.toSorted((one, other) => one.order - other.order)
  const target = pieces.length > 0 ? ordered.map(({ text }) => text).join('') : unit.target
  // In version 2, only segments have states.
  const said = states.map(isFinished).filter((each) => each !== undefined)
  const isConfirmed = target.trim() !== '' && said.length > 0 && !said.includes(false)
  // A half-translated text does not count.
  const isHalf = unit.translated > 0 && unit.translated < unit.parts
  // Programs copy the source into the target at first: that is no translation.
  const isStart = !isConfirmed && target.trim() === source.trim()
  return {
    row,
    id,
    source,
    translation: isStart ? '' : target,
    ...(present && { present }),
    isConfirmed,
    isUnfinished: isHalf || (target.trim() !== '' && said.includes(false)),
    ...(unit.isDamaged && { isDamaged: true }),
  }
}
