import { keyNames } from '../../schema/key-names.ts'
import { valueAt } from './paths.ts'
import type { EditState, Path } from './protocol.ts'

/** What a path is told in: a language of the editor, and its word for an entry of a list. */
interface PathLanguage {
  readonly language: string
  /** Says "no. {number}". */
  item(number: number): string
}

/** A place in words: the name of its page or service, then the names of the keys, then the number of the entry. */
export function pathInWords(state: EditState, path: Path, { language, item }: PathLanguage): string[] {
  const owner = ownerOf(state, path)
  const words = path
    .slice(owner ? 2 : 0)
    .map((part) => (typeof part === 'number' ? item(part + 1) : nameOf(part, language)))
  return owner ? [owner, ...words] : words
}

/** The label of the page or service that a path leads into, in the main language; undefined for any other place. */
function ownerOf({ value, defaultLocale }: EditState, path: Path): string | undefined {
  const label = path.length > 2 ? valueAt(value, [...path.slice(0, 2), 'label', defaultLocale]) : undefined
  return typeof label === 'string' ? label : undefined
}

/** The name of a key; what the site itself has named stays as it is. */
function nameOf(key: string, language: string): string {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = keyNames
  return Object.hasOwn(names, key) ? (names[key]?.[language] ?? key) : key
}
