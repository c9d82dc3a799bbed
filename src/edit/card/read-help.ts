import type { EditedText } from '../protocol/protocol.ts'
import { adaptToCountry, withoutCountry } from '../words/european.ts'
import { ownHelp } from '../words/kind-words.ts'

/** A place with what the schema says of it. */
export type Explained = Pick<EditedText, 'path' | 'help'>

type Help = Readonly<Record<string, string>>

/** The sentences on the keys, in the languages other than English, whose sentences come with the texts. */
const sources: Readonly<Record<string, () => Promise<Help>>> = {
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

/** What a text is for, in a language of the editor: the first sentence, and the others. */
export function readHelp(text: Explained, language: string): [first: string, rest: string] {
  return parted(helpSentences(text, language))
}

/** The sentence for the last key of its path that has one; in English what the schema says of this very place. */
function helpSentences({ path, help }: Explained, language: string): string {
  const own = helps[withoutCountry(language)]
  if (!own) return help
  const sentenceFor = (part: string) =>
    Object.hasOwn(own, part) ? adaptToCountry(language, own[part] ?? '') : ownHelp(part, language)
  const key = path.findLast((part) => typeof part === 'string' && sentenceFor(part) !== undefined)
  return sentenceFor(String(key)) ?? ''
}

/** The first sentence, and the others; without those that speak of how the file is written. */
function parted(text: string): [first: string, rest: string] {
  const [first = '', ...rest] = text.split(/(?<=[.?!])\s+(?=[A-ZÀ-Ý])/)
  return [first, rest.filter((sentence) => !sentence.includes('`|-`')).join(' ')]
}
