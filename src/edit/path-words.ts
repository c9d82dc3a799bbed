import { keyNames } from './key-names.ts'
import { valueAt } from './paths.ts'
import type { EditState, Path } from './protocol.ts'

/** What a path is told in: the language of the editor, and the words for an entry of a list. */
interface PathLanguage {
  readonly language: string
  /** Says "no. {number}". */
  item(number: number): string
}

/** A place in words: the page's own name, then the names of the sections, then the number of the entry. */
export function pathInWords(
  { value, defaultLocale }: EditState,
  path: Path,
  { language, item }: PathLanguage,
): string[] {
  return path.flatMap((part, index) => {
    if (typeof part === 'number') return [item(part + 1)]
    const label = valueAt(value, [...path.slice(0, index + 1), 'label', defaultLocale])
    // A page or service is known by its name, and the mapping that it is in says nothing more.
    if (typeof label === 'string' && index === 1) return [label]
    const isNamed =
      typeof valueAt(value, [...path.slice(0, index + 1), path[index + 1] ?? '', 'label', defaultLocale]) === 'string'
    return isNamed && index === 0 ? [] : [keyNames(language)[part] ?? part]
  })
}
