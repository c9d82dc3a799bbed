import type { KindNames } from '../../../schema/kind-names.ts'

/** What the editor calls keys, kinds of sections and choices, in a language. */
export interface Names {
  readonly keys: Readonly<Record<string, string>>
  readonly kinds: KindNames
  readonly choices: Readonly<Record<string, string>>
}

const learned: Record<string, Names> = {}

/** Keeps the names of a language that has files of its own: they come with its words. */
export function learnNames(language: string, names: Names): void {
  learned[language] = names
}

/** The names of a language that has files of its own; undefined for the others, and until they are loaded. */
export function findNames(language: string): Names | undefined {
  return learned[language]
}
