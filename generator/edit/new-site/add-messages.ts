import type { Document } from 'yaml'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { builtInWords, type WordTree } from '../../words/built-in-words.ts'
import { fieldMessages } from '../../words/field-messages.ts'

/** A language without built-in words, and the one whose words stand in. */
interface Wordless {
  readonly key: string
  readonly tag: string
  readonly substitute: string
}

/**
 * Adds the words that the site itself says, where the generator has none in the first language: those of another, to be translated.
 *
 * @returns how many
 */
export function addMessages(document: Document, { key, tag, substitute }: Wordless): number {
  if (builtInWords(tag)) return 0
  const { forms = {} } = document.toJS() as Pick<SiteConfig, 'forms'>
  const used = new Set(Object.values(forms).flatMap(({ fields }) => fields.flatMap(fieldMessages)))
  const words = listWords(builtInWords(substitute) ?? {}).filter(
    ([path]) => path.at(-2) !== 'validation' || used.has(path.at(-1)),
  )
  for (const [path, word] of words) {
    const place = ['messages', ...path, key]
    if (!document.hasIn(place)) document.setIn(place, word)
  }
  return words.length
}

/** All words with the keys that lead to them. */
function listWords(tree: WordTree, above: readonly string[] = []): (readonly [readonly string[], string])[] {
  return Object.entries(tree).flatMap(([key, word]) =>
    typeof word === 'string' ? [[[...above, key], word] as const] : listWords(word, [...above, key]),
  )
}
