import type { ReturnedRow } from '../translation-unit.ts'
import { isFinished, type SaidState } from './work-state.ts'

/** A unit while it is read. */
export interface OpenUnit {
  readonly id: string
  readonly codes: Map<string, string>
  source: string
  target: string
  present?: string
  /** Of its parts, where a tool has divided it: each has to be right. */
  readonly states: SaidState[]
  readonly approved: string | undefined
  /** How many parts tools have made of it, and how many of these are translated. */
  parts: number
  translated: number
  /** Whether the place where a translation stands has one already. */
  hasTarget: boolean
  isDamaged: boolean
  /** In version 2, its parts and what is between them, each with its place in the translation. */
  readonly pieces: { readonly order: number; readonly text: string }[]
}

/** A part of a unit, or what is between two, while it is read: where its texts begin, and its place in the translation. */
export interface OpenPart {
  readonly target: number
  readonly source: number
  order?: string | undefined
  /** Whether it counts as one that has to be translated. */
  readonly isPart: boolean
  /** Whether it is one that somebody has deleted. */
  readonly isDeleted?: boolean
}

/** A unit of which nothing is read yet. */
export function newUnit(id: string, approved: string | undefined): OpenUnit {
  const texts = { source: '', target: '' }
  const counts = { parts: 0, translated: 0, hasTarget: false, isDamaged: false }
  return { id, approved, codes: new Map(), states: [], pieces: [], ...texts, ...counts }
}

/** A character by its number in hexadecimal digits; the sign for a lost one where there is none of that number. */
export function decodeCodePoint(hex = ''): string {
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : 0
  return String.fromCodePoint(code > 0 && code <= 0x10ffff ? code : 0xfffd)
}

/** Notes what was said of a part, where it ends. */
export function closePart(unit: OpenUnit, name: string, { target, source, order, isPart }: OpenPart): void {
  if (isPart && unit.target.slice(target).trim() !== '') unit.translated++
  if (name === 'mrk') return
  // What is between two parts stays as it is, unless something is said of it.
  if (name === 'ignorable' && !unit.hasTarget) unit.target += unit.source.slice(source)
  unit.pieces.push({ order: Number(order ?? unit.pieces.length + 1), text: unit.target.slice(target) })
}

/** What a unit says, put together again. */
export function makeRow(
  { id, source, present, states, approved, pieces, ...unit }: OpenUnit,
  row: number,
): ReturnedRow {
  const ordered = pieces.toSorted((one, other) => one.order - other.order)
  const target = pieces.length > 0 ? ordered.map(({ text }) => text).join('') : unit.target
  // In version 2 what a segment says counts, and its target says nothing.
  const said = states.map(isFinished).filter((each) => each !== undefined)
  const isConfirmed = target.trim() !== '' && said.length > 0 && !said.includes(false)
  // Half a text is none.
  const isHalf = unit.translated > 0 && unit.translated < unit.parts
  // Programs start with the source in the place of the translation: nobody says that it is one.
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
