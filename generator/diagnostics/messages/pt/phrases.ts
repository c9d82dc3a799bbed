import type { TypeName } from '../../name-type.ts'
import { firstTen, list, megabytes, rounded } from '../phrases.ts'

/** What a value is, in Portuguese. */
export const types: Readonly<Record<TypeName, string>> = {
  text: 'um texto',
  number: 'um número',
  boolean: '"true" ou "false"',
  list: 'uma lista (linhas que começam com "- ")',
  section: 'uma seção (linhas recuadas, cada uma com uma chave e dois-pontos)',
  translations: 'uma linha para cada idioma',
  nothing: 'nada',
}

/** The word that was probably meant, or those that are possible. */
export function meant(suggestion: string | undefined, allowed: readonly string[]): string {
  return suggestion === undefined ? `Aqui são permitidos: ${list(allowed)}.` : `Você quis dizer "${suggestion}"?`
}

/** Lines of the file; of many, the first ten. */
export function lineList(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'linha' : 'linhas'} ${firstTen(lines)}`
}

/** In how many places something is, with the lines of the others; nothing where it is one. */
export function countPlaces(places: number, others: readonly number[]): string {
  return places === 1 ? '' : ` (em ${places} lugares: aqui e ${others.length === 1 ? 'na' : 'nas'} ${lineList(others)})`
}

/** In how many places something is; nothing where it is one. */
export function times(places: number): string {
  return places === 1 ? '' : ` (em ${places} lugares)`
}

/** A contrast, or the sides of a picture. */
export function ratio(quotient: number): string {
  return `${rounded(quotient).replace('.', ',')} : 1`
}

/** The size of a file. */
export function size(bytes: number): string {
  return `${megabytes(bytes).replace('.', ',')} MB`
}
