import { numbersToCompare } from '../check/rules/comparable-numbers.ts'
import { isSaidIn } from '../check/rules/numbers-in.ts'
import { isMereAddress } from '../check/rules/translations-agree.ts'
import { textHash } from '../check/translations-lock.ts'
import { groupBy } from '../lib/group-by.ts'
import { tidyText } from '../lib/xml-text.ts'
import type { Answer, Refused } from './answer.ts'
import type { Match } from './match-rows.ts'
import { tagsIn } from './tags-in.ts'
import type { RowName, Unit } from './translation-unit.ts'

/** What a row wants: a text for its place, or nothing. */
export function judge(matches: readonly Match[]): Answer[] {
  const told = new Map<Match, Refused>([...repeated(matches), ...swapped(matches)])
  return matches.map((match): Answer => {
    const { row, unit, isMoved } = match
    const value = tidyText(row.translation)
    const base = { row, unit }
    if (value === '') return { ...base, what: 'same' }
    if (row.isUnfinished) {
      return value === unit.present ? { ...base, what: 'same' } : { ...base, what: 'refused', why: 'unfinished' }
    }
    if (value === unit.present) {
      return { ...base, what: row.isConfirmed && unit.state !== 'done' ? 'confirmed' : 'same' }
    }
    // It is what it was when the file was made, and somebody has changed it in the site since.
    if (row.present !== undefined && textHash(value) === row.present) return { ...base, what: 'same' }
    const fault = told.get(match) ?? faultOf(match, value)
    if (fault) return { ...base, what: 'refused', ...fault }
    return { ...base, what: 'taken', value, ...(isMoved && { from: row.id }), remarks: [] }
  })
}

/** A sign in the place of a letter, or the two that a letter becomes where UTF-8 is read as something else. */
const lostLetters = /\ufffd|\p{L}\?\p{L}|[\u00c3\u00c2][\u0080-\u00bf]|\u00e2\u20ac/u

function faultOf({ row, unit }: Match, value: string): Refused | undefined {
  if (row.present !== undefined && row.present !== textHash(unit.present))
    return { why: 'changed-meanwhile', now: unit.present }
  if (lostLetters.test(value) && !lostLetters.test(unit.source)) return { why: 'letters' }
  const was = [unit.present, unit.source].find((text) => isSpreadsheets(value, text))
  if (was !== undefined) return { why: 'spreadsheet', was }
  return tagFault(unit, value) ?? numberFault(unit, value)
}

/** The numbers that a translation has lost. A present one may lack them for a reason. */
function numberFault({ source, present }: Unit, value: string): Refused | undefined {
  if (isMereAddress(source)) return undefined
  const onlyIn = (text: string, other: string) => {
    const there = numbersToCompare(other, text)
    return numbersToCompare(text, other).filter((found) => !isSaidIn(found, there))
  }
  const missing = onlyIn(source, value)
  if (missing.length === 0 || (present !== '' && onlyIn(source, present).join() === missing.join())) return undefined
  return { why: 'numbers', missing, extra: onlyIn(value, source) }
}

/** The tags that only one of two texts has. A translation may differ from its source as it did before. */
function tagFault({ source, present, kind }: Unit, value: string): Refused | undefined {
  const isMarkdown = kind === 'markdown'
  const sensesOf = (text: string) => tagsIn(text, isMarkdown).map(({ sense }) => sense)
  const own = sensesOf(value)
  if (present !== '' && sensesOf(present).sort().join('\n') === [...own].sort().join('\n')) return undefined
  const [missing, extra] = [without(sensesOf(source), own), without(own, sensesOf(source))]
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

/** What a spreadsheet shows where it could not calculate. */
const formulaError = /^#(?:NAME\?|NOME\?|¿NOMBRE\?|VALUE!|VALOR!|¡VALOR!|REF!|N\/A|NUM!|DIV\/0!|WERT!|NOM\s?\?)$/i

/** What a spreadsheet makes a day of: `1/2`, `3-4`. */
const dayLike = /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?$/

/** Whether a text is what a spreadsheet makes of another one: a number, a day, the result of a formula. */
export function isSpreadsheets(value: string, original: string): boolean {
  if (value === original) return false
  if (formulaError.test(value)) return true
  if (dayLike.test(original))
    return /^\d{1,4}[/.-](?:\d{1,2}|\p{L}{3,4}\.?)(?:[/.-]\d{2,4})?(?: 00:00(?::00)?)?$|^\d{5}$/u.test(value)
  // "+55 11 …" becomes a number, a long one with a power of ten.
  const digits = original.replace(/\D/g, '')
  if (!/^[+=0]/.test(original) || digits.length < 2 || /\p{L}/u.test(original)) return false
  return value === digits || value === digits.replace(/^0+/, '') || /^\d[.,]\d+E\+?\d+$/i.test(value)
}

/** Rows that say different things of one text. */
function repeated(matches: readonly Match[]): [Match, Refused][] {
  const groups = groupBy(
    matches.filter(({ row }) => tidyText(row.translation) !== ''),
    ({ unit }) => unit.id,
  )
  return [...groups.values()].flatMap((group) =>
    new Set(group.map(({ row }) => tidyText(row.translation))).size === 1
      ? []
      : group.map((match): [Match, Refused] => [match, { why: 'twice', rows: others(match, group) }]),
  )
}

function others(match: Match, group: readonly Match[]): RowName[] {
  return group.filter((other) => other !== match).map(({ row }) => row.row)
}

/** Rows each of which has what stood in the other: only one column of them was sorted. */
function swapped(matches: readonly Match[]): [Match, Refused][] {
  const byPresent = groupBy(matches, ({ unit }) => unit.present)
  return matches.flatMap((match): [Match, Refused][] => {
    const value = tidyText(match.row.translation)
    if (value === '' || value === match.unit.present) return []
    const partners = (byPresent.get(value) ?? []).filter(({ row, unit }) => {
      const theirs = tidyText(row.translation)
      const isMoved = theirs !== '' && theirs !== unit.present && byPresent.has(theirs)
      return isMoved && unit.source !== match.unit.source
    })
    return partners.length > 0 ? [[match, { why: 'swapped', rows: others(match, partners) }]] : []
  })
}
