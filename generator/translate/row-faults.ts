import { textHash } from '../check/translations-lock.ts'
import { groupBy } from '../lib/group-by.ts'
import { tidyText } from '../lib/xml-text.ts'
import type { Answer, Refused } from './answer.ts'
import { findInlineTags } from './inline-tags.ts'
import type { RowMatch } from './match-rows.ts'
import { otherNumbers } from './other-numbers.ts'
import type { RowName, Unit } from './translation-unit.ts'

/**
 * What a row wants: a text for its place, or nothing.
 *
 * @param to the language of the translations, as a BCP 47 tag
 */
export function judge(matches: readonly RowMatch[], to?: string): Answer[] {
  const told = new Map<RowMatch, Refused>([...repeated(matches), ...swapped(matches)])
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
    // It is what it was when the file was made, and somebody has changed it in the site since.
    if (row.present !== undefined && textHash(value) === row.present) return { ...base, what: 'same' }
    const fault = told.get(match) ?? findFault(match, value)
    if (fault) return { ...base, what: 'refused', ...fault }
    const numbers = otherNumbers(unit, value, to)
    return { ...base, what: 'taken', value, ...(isMoved && { from: row.id }), ...(numbers && { numbers }), remarks: [] }
  })
}

/** A sign in the place of a letter, or the two that a letter becomes where UTF-8 is read as something else. */
const lostLetters = /\ufffd|\p{L}\?\p{L}|[\u00c3\u00c2][\u0080-\u00bf]|\u00e2\u20ac/u

function findFault({ row, unit }: RowMatch, value: string): Refused | undefined {
  if (row.present !== undefined && row.present !== textHash(unit.present))
    return { why: 'changed-meanwhile', now: unit.present }
  if (lostLetters.test(value) && !lostLetters.test(unit.source)) return { why: 'letters' }
  if (isFormula(value) && !isFormula(unit.source)) return { why: 'formula', text: value }
  const was = [unit.present, unit.source].find((text) => isSpreadsheets(value, text))
  if (was !== undefined) return { why: 'spreadsheet', was }
  return tagFault(unit, value)
}

/** The tags that only one of two texts has. A translation may differ from its source as it did before. */
function tagFault({ source, present, kind }: Unit, value: string): Refused | undefined {
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

/** Whether spreadsheets calculate a text, or run what it names: with a mark of equality, a function, a program behind a bar. */
function isFormula(text: string): boolean {
  return /^[=\uff1d]|^[+\-@\uff0b\uff0d\uff20].*(?:\p{L}\(|\|.*!)/u.test(text)
}

/** What a spreadsheet shows where it could not calculate. */
const formulaError = /^#(?:NAME\?|NOME\?|¿NOMBRE\?|VALUE!|VALOR!|¡VALOR!|REF!|N\/A|NUM!|DIV\/0!|WERT!|NOM\s?\?)$/i

/** What a spreadsheet makes a day of: `1/2`, `3-4`. */
const dayLike = /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?$/

/** A number with so many digits that a spreadsheet shortens it. */
const powerOfTen = /^\d(?:[.,]\d+)?E\+?\d+$/

/** Whether a text is the number that a spreadsheet makes of an amount, a share, a time, or of thousands with the sign of another country. */
function isTurnedNumber(value: string, original: string): boolean {
  if (!/^-?\d+(?:[.,]\d+)?$/.test(value) || /\p{L}{4}/u.test(original)) return false
  if (/[%\p{Sc}]/u.test(original) || /\d[.,]\d{6}/.test(value)) return true
  const [digits, left] = [original, value].map((text) => text.replace(/\D/g, ''))
  return /^\d{1,3}(?:[.,\s]\d{3})+$/.test(original) && digits !== left && /^0+$/.test(digits?.slice(left?.length) ?? '')
}

/** Whether a text is the day, or the truth value, that a spreadsheet makes of words: `May-26`, `01/mai`, `TRUE`. */
function isTurnedWord(value: string, original: string): boolean {
  const shapes = [/^\p{L}{3,4}\.?[-/]\d{2}$/u, /^\d{1,2}[-/]\p{L}{3,4}\.?$/u]
  if (/^(?:TRUE|FALSE|VERDADEIRO|FALSO|VERDADERO|VRAI|FAUX|WAHR|FALSCH|VERO)$/.test(value))
    return /\p{Ll}/u.test(original)
  return shapes.some((shape) => shape.test(value) && !shape.test(original))
}

/** Whether a text is what a spreadsheet makes of another one: a number, a day, the result of a formula. */
export function isSpreadsheets(value: string, original: string): boolean {
  if (value === original) return false
  if (formulaError.test(value) || powerOfTen.test(value)) return true
  if (original !== '' && (isTurnedNumber(value, original) || isTurnedWord(value, original))) return true
  // Of a half that somebody typed, a spreadsheet makes the first of February of this year.
  const year = /^\d{1,2}[/.-]\d{1,2}[/.-](\d{4})$/.exec(value)?.[1]
  if (year !== undefined && !dayLike.test(original)) return original !== '' && !original.includes(year)
  if (dayLike.test(original))
    return /^\d{1,4}[/.-](?:\d{1,2}|\p{L}{3,4}\.?)(?:[/.-]\d{2,4})?(?: 00:00(?::00)?)?$|^\d{5}$/u.test(value)
  // "+55 11 …" becomes a number, a long one with a power of ten.
  const digits = original.replace(/\D/g, '')
  if (!/^[+=0]/.test(original) || digits.length < 2 || /\p{L}/u.test(original)) return false
  return value === digits || value === digits.replace(/^0+/, '') || /^\d[.,]\d+E\+?\d+$/i.test(value)
}

/** Rows that say different things of one text. */
function repeated(matches: readonly RowMatch[]): [RowMatch, Refused][] {
  const groups = groupBy(
    matches.filter(({ row }) => tidyText(row.translation) !== ''),
    ({ unit }) => unit.id,
  )
  return [...groups.values()].flatMap((group) =>
    new Set(group.map(({ row }) => tidyText(row.translation))).size === 1
      ? []
      : group.map((match): [RowMatch, Refused] => [match, { why: 'twice', rows: others(match, group) }]),
  )
}

/** How many rows are named that do not go with one. */
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

/** Rows each of which has what stood in the other: only one column of them was sorted. */
function swapped(matches: readonly RowMatch[]): [RowMatch, Refused][] {
  const presents = new Set(matches.map(({ unit }) => unit.present))
  const isMoved = ({ row, unit }: RowMatch) => {
    const value = tidyText(row.translation)
    return value !== '' && value !== unit.present && presents.has(value)
  }
  const moved = matches.filter(isMoved)
  // A few of each source are enough to name: of two sources, one is another one.
  const byPresent = new Map<string, Map<string, RowMatch[]>>()
  for (const match of moved) {
    const { present, source } = match.unit
    const bySource = byPresent.get(present) ?? new Map<string, RowMatch[]>()
    byPresent.set(present, bySource)
    const own = bySource.get(source) ?? []
    if (own.length === 0) bySource.set(source, own)
    if (own.length <= mostNamed) own.push(match)
  }
  return moved.flatMap((match): [RowMatch, Refused][] => {
    const partners = findPartners(match, byPresent.get(tidyText(match.row.translation)))
    return partners.length > 0 ? [[match, { why: 'swapped', rows: others(match, partners) }]] : []
  })
}

/** The rows of other sources from which a translation may come: the few that are named. */
function findPartners(match: RowMatch, bySource: ReadonlyMap<string, readonly RowMatch[]> = new Map()): RowMatch[] {
  const partners: RowMatch[] = []
  for (const [source, own] of bySource) {
    if (source !== match.unit.source) partners.push(...own)
    if (partners.length > mostNamed) break
  }
  return partners
}
