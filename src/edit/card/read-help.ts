import type { Path } from '../protocol/protocol.ts'
import { adaptToCountry, withoutCountry } from '../words/european.ts'
import { ownHelp } from '../words/kind-words.ts'

type Help = Readonly<Record<string, string>>

/** The sentences on the keys, by language. */
const sources: Readonly<Record<string, () => Promise<Help>>> = {
  en: () => import('../../../schema/key-help/en.ts').then(({ en }) => en),
  pt: () => import('../../../schema/key-help/pt.ts').then(({ pt }) => pt),
  es: () => import('../../../schema/key-help/es.ts').then(({ es }) => es),
  fr: () => import('../../../schema/key-help/fr.ts').then(({ fr }) => fr),
  de: () => import('../../../schema/key-help/de.ts').then(({ de }) => de),
  it: () => import('../../../schema/key-help/it.ts').then(({ it }) => it),
}

const helps: Record<string, Help> = {}

/** Loads the sentences on the keys in a language of the editor. */
export async function loadHelp(language: string): Promise<void> {
  const base = withoutCountry(language)
  const source = Object.hasOwn(sources, base) ? sources[base] : undefined
  if (source) helps[base] ??= await source()
}

/** What a place is for, in a language of the editor: the first sentence, and the others. */
export function readHelp(path: Path, language: string): [first: string, rest: string] {
  const [first = '', ...rest] = helpSentences(path, language).split(/(?<=[.?!])\s+(?=[A-ZÀ-Ý])/)
  return [first, rest.join(' ')]
}

/** The sentences for the last key of a path that has some. */
function helpSentences(path: Path, language: string): string {
  const own = helps[withoutCountry(language)] ?? {}
  const sentenceFor = (part: string) =>
    Object.hasOwn(own, part) ? adaptToCountry(language, own[part] ?? '') : ownHelp(part, language)
  const key = path.findLast((part) => typeof part === 'string' && sentenceFor(part) !== undefined)
  return sentenceFor(String(key)) ?? ''
}
