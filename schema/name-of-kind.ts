import { kinds as de } from './kind-names/de.ts'
import { kinds as fr } from './kind-names/fr.ts'
import { kinds as it } from './kind-names/it.ts'
import { type KindNames, kindNames } from './kind-names.ts'

const others: Readonly<Record<string, KindNames>> = { de, fr, it }

/** What a kind of section is called in a language of the editor; undefined in another language, and for what is no kind of the generator. */
export function nameOfKind(kind: string, language: string): string | undefined {
  if (!Object.hasOwn(kindNames, kind)) return undefined
  const known = kind as keyof KindNames
  return (others[language]?.[known] ?? kindNames[known][language as 'en'])?.name
}
