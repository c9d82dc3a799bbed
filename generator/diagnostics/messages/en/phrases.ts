import type { TypeName } from '../../name-type.ts'
import { firstTen, list, megabytes, rounded } from '../phrases.ts'

/** What a value is, in English. */
export const types: Readonly<Record<TypeName, string>> = {
  text: 'text',
  number: 'a number',
  boolean: '"true" or "false"',
  list: 'a list (lines that begin with "- ")',
  section: 'a section (indented lines, each with a key and a colon)',
  translations: 'one line per language',
  nothing: 'nothing',
}

/** The word that was probably meant, or those that are possible. */
export function meant(suggestion: string | undefined, allowed: readonly string[]): string {
  return suggestion === undefined ? `Allowed here: ${list(allowed)}.` : `Did you mean "${suggestion}"?`
}

/** Lines of the file; of many, the first ten. */
export function lineList(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'line' : 'lines'} ${firstTen(lines)}`
}

/** In how many places something is, with the lines of the others; nothing where it is one. */
export function countPlaces(places: number, others: readonly number[]): string {
  return places === 1 ? '' : ` (in ${places} places: here and in ${lineList(others)})`
}

/** In how many places something is; nothing where it is one. */
export function times(places: number): string {
  return places === 1 ? '' : ` (in ${places} places)`
}

/** A contrast, or the sides of a picture. */
export function ratio(quotient: number): string {
  return `${rounded(quotient)} : 1`
}

/** The size of a file. */
export function size(bytes: number): string {
  return `${megabytes(bytes)} MB`
}
