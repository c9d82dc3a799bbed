import { keyNames } from '../../../schema/key-names.ts'
import { kindNames } from '../../../schema/kind-names.ts'
import type { OwnKind } from '../protocol/protocol.ts'
import { adaptToCountry, withoutCountry } from './european.ts'
import { findNames } from './other-names.ts'

type Words = Readonly<Record<string, string>>

/** The kinds of the site's own, whose words come with the state of the site. */
let own: readonly OwnKind[] = []

/** Keeps the words of the kinds of the site's own. */
export function learnKinds(kinds: readonly OwnKind[]): void {
  own = kinds
}

/** The kinds of sections that can be added to a page. */
export function listKinds(): string[] {
  const sections = own.filter(({ of, isKept }) => of === 'section' && !isKept).map(({ name }) => name)
  return [...Object.keys(kindNames).filter((kind) => kind !== 'opening'), ...sections]
}

/** What a kind is called, and what it is for; undefined for what is no kind. */
export function kindInWords(kind: unknown, language: string): { name: string; help: string } | undefined {
  const known = Object.hasOwn(kindNames, String(kind)) ? (kind as keyof typeof kindNames) : undefined
  if (known) {
    const base = withoutCountry(language)
    const { name, help } = findNames(base)?.kinds[known] ?? kindNames[known][base as 'en'] ?? kindNames[known].en
    return { name: adaptToCountry(language, name), help: adaptToCountry(language, help) }
  }
  const found = own.find(({ name }) => name === kind)
  if (!found) return undefined
  const { words } = found
  return { name: spoken(words.name, language) ?? found.name, help: spoken(words.help, language) ?? '' }
}

/** The name of a key of the schema; undefined for what the site itself has named. */
export function keyInWords(key: string, language: string): string | undefined {
  const known: Words | undefined = Object.hasOwn(keyNames, key) ? keyNames[key as keyof typeof keyNames] : undefined
  if (!known) return spoken(ownWord('keys', key), language)
  const base = withoutCountry(language)
  return adaptToCountry(language, findNames(base)?.keys[key] ?? spoken(known, base) ?? key)
}

/** What a key of a kind of the site's own is for, in a language of the editor. */
export function ownHelp(key: string, language: string): string | undefined {
  return spoken(ownWord('keyHelp', key), language)
}

/** What a choice of a kind of the site's own is called. */
export function ownChoice(choice: string, language: string): string | undefined {
  return spoken(ownWord('choices', choice), language)
}

function ownWord(part: 'keys' | 'keyHelp' | 'choices', key: string): Words | undefined {
  const found = own.find(({ words }) => Object.hasOwn(words[part], key))
  return found?.words[part][key]
}

/** A word in a language, or else in English. */
function spoken(words: Words | undefined, language: string): string | undefined {
  return words?.[language] ?? words?.[withoutCountry(language)] ?? words?.en
}
