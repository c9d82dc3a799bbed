import type { Path } from '../../diagnostics/problem.ts'
import { newSection } from '../../lib/new-section.ts'

/** An entry of a list. */
export interface Entry {
  readonly value: Readonly<Record<string, unknown>>
  readonly path: Path
}

/** Whether a value is a section. */
export function isSection(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a section; an empty one if it is something else. */
export function section(value: unknown): Readonly<Record<string, unknown>> {
  return isSection(value) ? value : newSection()
}

/** The entries of a list as sections, with their paths; none if the value is something else. */
export function entriesOf(list: unknown, path: Path): Entry[] {
  return Array.isArray(list) ? list.map((entry, index) => ({ value: section(entry), path: [...path, index] })) : []
}

/** The sections in a section, with their keys and paths. */
export function sectionsOf(value: unknown, path: Path): (Entry & { readonly key: string })[] {
  return Object.entries(section(value)).map(([key, entry]) => ({ key, value: section(entry), path: [...path, key] }))
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
export function wordsAt(entries: readonly Entry[], key: string): Word[] {
  return entries.flatMap(({ value: { [key]: word }, path }) =>
    typeof word === 'string' && word !== '' ? [{ word, path: [...path, key] }] : [],
  )
}

/** The texts of a localised value; empty if the value is something else. */
export function textsOf(value: unknown): Record<string, string> {
  return newSection(
    Object.entries(section(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
