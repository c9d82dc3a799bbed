import type { Path } from '../../diagnostics/problem.ts'
import { nullObject } from '../../lib/plain-map.ts'

/** An entry of a list. */
export interface Entry {
  readonly value: Readonly<Record<string, unknown>>
  readonly path: Path
}

/** Whether a value is a section. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a section; an empty one if it is something else. */
export function asMapping(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : nullObject()
}

/** The entries of a list as sections, with their paths; none if the value is something else. */
export function listMappings(list: unknown, path: Path): Entry[] {
  return Array.isArray(list) ? list.map((entry, index) => ({ value: asMapping(entry), path: [...path, index] })) : []
}

/** The sections in a section, with their keys and paths. */
export function namedMappings(value: unknown, path: Path): (Entry & { readonly key: string })[] {
  return Object.entries(asMapping(value)).map(([key, entry]) => ({
    key,
    value: asMapping(entry),
    path: [...path, key],
  }))
}

/** A text, number, truth value or nothing as a text; empty for a section or a list, which may say itself how it is made a text. */
export function scalarText(value: unknown): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value)
}

/** A text with its place. */
export interface Word {
  readonly word: string
  readonly path: Path
}

/** The texts that entries have under a key; none of those that have no text there, or an empty one. */
export function textsUnder(entries: readonly Entry[], key: string): Word[] {
  return entries.flatMap(({ value: { [key]: word }, path }) =>
    typeof word === 'string' && word !== '' ? [{ word, path: [...path, key] }] : [],
  )
}

/** The texts of a localised value; empty if the value is something else. */
export function localisedTexts(value: unknown): Record<string, string> {
  return nullObject(
    Object.entries(asMapping(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
