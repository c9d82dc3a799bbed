import { names as de } from './key-names/de.ts'
import { names as fr } from './key-names/fr.ts'
import { names as it } from './key-names/it.ts'
import { keyNames } from './key-names.ts'

type Names = Readonly<Record<string, string>>

const others: Readonly<Record<string, Names>> = { de, fr, it }

/** What a key is called in a language of the editor, or else in English; undefined for what is no key of the configuration. */
export function nameOfKey(key: string, language: string): string | undefined {
  const known: Names | undefined = Object.hasOwn(keyNames, key) ? keyNames[key as keyof typeof keyNames] : undefined
  return known && (others[language]?.[key] ?? known[language] ?? known.en)
}
