import { groupBy } from '../lib/group-by.ts'
import { tidyText } from '../lib/xml-text.ts'
import type { Answer, RowRefusal } from './answer.ts'
import type { ReturnedRow, Unit } from './translation-unit.ts'

/** A row with the text of the site that it translates. */
export interface RowMatch {
  readonly row: ReturnedRow
  readonly unit: Unit
  /** Whether the text has moved to another path. */
  readonly isMoved: boolean
}

/** Matches rows with the texts of the site by path and source. A text that has moved is found by its source alone. */
export function matchRows(
  rows: readonly ReturnedRow[],
  units: readonly Unit[],
): { readonly matches: RowMatch[]; readonly refused: Answer[] } {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const isExact = (row: ReturnedRow) => byId.get(row.id)?.source === tidyText(row.source)
  const taken = new Set(rows.filter(isExact).map(({ id }) => id))
  const free = groupBy(
    units.filter(({ id }) => !taken.has(id)),
    ({ source }) => source,
  )
  const lost = groupBy(
    rows.filter((row) => !isExact(row)),
    ({ source }) => tidyText(source),
  )
  // The index of each row in its group: searching long groups would take too long.
  const at = new Map([...lost.values()].flatMap((group) => group.map((row, index) => [row, index] as const)))
  const found = rows.map((row): RowMatch | Answer => {
    const unit = byId.get(row.id)
    if (unit && isExact(row)) return { row, unit, isMoved: false }
    if (unit && row.hasExtraCells) return { row, unit, what: 'refused', why: 'damaged' }
    const source = tidyText(row.source)
    const [places, seekers] = [free.get(source) ?? [], lost.get(source) ?? []]
    // With as many places as rows, both are still in the same order.
    const place = places.length === seekers.length ? places[at.get(row) ?? -1] : undefined
    if (place) return { row, unit: place, isMoved: true }
    return { row, what: 'refused', ...(unit && { unit }), ...whyNot(row, unit, places.length) }
  })
  const isMatch = (each: RowMatch | Answer): each is RowMatch => 'isMoved' in each
  return {
    matches: found.filter(isMatch),
    refused: found.filter((each): each is Answer => !isMatch(each)),
  }
}

function whyNot({ source }: ReturnedRow, unit: Unit | undefined, places: number): RowRefusal {
  if (places > 1) return { why: 'unclear' }
  if (!unit) return { why: 'unknown' }
  return hasLostLetters(tidyText(source), unit.source) ? { why: 'letters' } : { why: 'source-edited', now: unit.source }
}

/** Whether a text is another one whose letters were replaced when it was saved, as by `?`. */
function hasLostLetters(text: string, original: string): boolean {
  if (text === original || !/[?\ufffd]/.test(text) || text.length !== original.length) return false
  return [...text].every((letter, at) => letter === original[at] || letter === '?' || letter === '\ufffd')
}
