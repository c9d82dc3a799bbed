import { textHash } from '../check/translations-lock.ts'
import { groupBy } from '../lib/group-by.ts'
import { tidyText } from '../lib/xml-text.ts'
import type { Answer, RowRefusal } from './answer.ts'
import { findInlineTags } from './inline-tags.ts'
import type { RowMatch } from './match-rows.ts'
import { otherNumbers } from './other-numbers.ts'
import type { RowName, Unit } from './translation-unit.ts'
import { findTurned } from './turned-cells.ts'

/**
 * Judges the matched rows: each gives a translation, confirms the present one, changes nothing, or is refused.
 *
 * @param to the language of the translations, as a BCP 47 tag
 */
export function judge(matches: readonly RowMatch[], to?: string): Answer[] {
  const told = new Map<RowMatch, RowRefusal>([...repeated(matches), ...swapped(matches)])
  return matches.map((match): Answer => {
    const { row, unit, isMoved } = match
    const value = tidyText(row.translation)
    const base = { row, unit }
    if (row.isDamaged) return { ...base, what: 'refused', why: 'damaged' }
    if (value === '') return { ...base, what: 'same' }
    if (row.isUnfinished) {
      const isUntouched = value === unit.present || value === unit.source
      return isUntouched ? { ...base, what: 'same' } : { ...base, what: 'refused', why: 'unfinished' }
    }
    if (value === unit.present) {
      return { ...base, what: row.isConfirmed && unit.state !== 'done' ? 'confirmed' : 'same' }
    }
    // The translator has not changed it; somebody has changed it in the site since.
    if (row.present !== undefined && textHash(value) === row.present) return { ...base, what: 'same' }
    const fault = told.get(match) ?? findFault(match, value, to)
    if (fault) return { ...base, what: 'refused', ...fault }
    const numbers = otherNumbers(unit, value, to)
    const hasLostStars = unit.kind !== 'markdown' && unit.source.includes('**') && !value.includes('**')
    const more = {
      ...(isMoved && { from: row.id }),
      ...(numbers && { numbers }),
      ...(hasLostStars && { hasLostStars }),
    }
    return { ...base, what: 'taken', value, ...more, remarks: [] }
  })
}

/**
 * Letters that were lost: a replacement character, or the two characters that a UTF-8 letter becomes in another encoding. Programs write `?`
 * for letters that an encoding lacks: within words, before them, alone between spaces, or as the whole text.
 */
const lostLetters =
  /\ufffd|\p{L}\?\p{L}|(?:^|\s)\?+\p{L}|\?\s+\?|^[^\p{L}?]*\?\?[^\p{L}]*$|[\u00c3\u00c2][\u0080-\u00bf]|\u00e2\u20ac/u

function findFault({ row, unit }: RowMatch, value: string, to?: string): RowRefusal | undefined {
  if (row.present !== undefined && row.present !== textHash(unit.present))
    return { why: 'changed-meanwhile', now: unit.present }
  if (lostLetters.test(value) && !lostLetters.test(unit.source)) return { why: 'letters' }
  if (isFormula(value) && !isFormula(unit.source)) return { why: 'formula', text: value }
  const was = row.isCell ? findTurned(value, [unit.present, unit.source], to) : undefined
  if (was !== undefined) return { why: 'spreadsheet', was }
  return tagFault(unit, value)
}

/** Refuses a translation whose tags differ from those of its source, unless the present translation differs in the same way. */
function tagFault({ source, present, kind }: Unit, value: string): RowRefusal | undefined {
  const isMarkdown = kind === 'markdown'
  const tagSenses = (text: string) => findInlineTags(text, isMarkdown).map(({ sense }) => sense)
  const own = tagSenses(value)
  if (present !== '' && tagSenses(present).sort().join('\n') === [...own].sort().join('\n')) return undefined
  const [missing, extra] = [without(tagSenses(source), own), without(own, tagSenses(source))]
  return missing.length + extra.length > 0 ? { why: 'tags', missing, extra } : undefined
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return all.filter((each) => {
    const at = rest.indexOf(each)
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
}

/** Whether spreadsheets take a text for a formula: an equals sign, a function, or a DDE call, which runs a program. */
function isFormula(text: string): boolean {
  return /^[=\uff1d]|^[+\-@\uff0b\uff0d\uff20].*(?:\p{L}\(|\|.*!)/u.test(text)
}

/** Refuses rows with different translations of one text. */
function repeated(matches: readonly RowMatch[]): [RowMatch, RowRefusal][] {
  const groups = groupBy(
    matches.filter(({ row }) => tidyText(row.translation) !== ''),
    ({ unit }) => unit.id,
  )
  return [...groups.values()].flatMap((group) =>
    new Set(group.map(({ row }) => tidyText(row.translation))).size === 1
      ? []
      : group.map((match): [RowMatch, RowRefusal] => [match, { why: 'twice', rows: others(match, group) }]),
  )
}

/** How many conflicting rows a message names. */
const mostNamed = 5

function others(match: RowMatch, group: readonly RowMatch[]): RowName[] {
  const named: RowName[] = []
  for (const other of group) {
    if (other === match) continue
    if (named.length === mostNamed) return [...named, '…']
    named.push(other.row.row)
  }
  return named
}

/** Refuses rows that have each other's former translations: only one column was sorted. */
function swapped(matches: readonly RowMatch[]): [RowMatch, RowRefusal][] {
  const presents = new Set(matches.map(({ unit }) => unit.present))
  const isMoved = ({ row, unit }: RowMatch) => {
    const value = tidyText(row.translation)
    return value !== '' && value !== unit.present && presents.has(value)
  }
  const moved = matches.filter(isMoved)
  // A few rows per source are enough: a partner must have another source.
  const byPresent = new Map<string, Map<string, RowMatch[]>>()
  for (const match of moved) {
    const { present, source } = match.unit
    const bySource = byPresent.get(present) ?? new Map<string, RowMatch[]>()
    byPresent.set(present, bySource)
    const own = bySource.get(source) ?? []
    if (own.length === 0) bySource.set(source, own)
    if (own.length <= mostNamed) own.push(match)
  }
  return moved.flatMap((match): [RowMatch, RowRefusal][] => {
    const partners = findPartners(match, byPresent.get(tidyText(match.row.translation)))
    return partners.length > 0 ? [[match, { why: 'swapped', rows: others(match, partners) }]] : []
  })
}

/** The rows with another source that a translation may come from; only as many as a message names. */
function findPartners(match: RowMatch, bySource: ReadonlyMap<string, readonly RowMatch[]> = new Map()): RowMatch[] {
  const partners: RowMatch[] = []
  for (const [source, own] of bySource) {
    if (source !== match.unit.source) partners.push(...own)
    if (partners.length > mostNamed) break
  }
  return partners
}
