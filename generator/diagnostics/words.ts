import { languageOfTag } from '../lib/language-of-tag.ts'
import type { Code, CodeParameters } from './codes.ts'
import type { Diagnostic } from './diagnostic.ts'
import { type Language, languages } from './languages.ts'

/** A problem in words: what is wrong, and what to do. */
export interface Words {
  readonly message: string
  readonly help?: string
}

/** What a message may use besides its parameters. */
interface MessageContext {
  /** The line of the other place that belongs to the problem. */
  readonly line: number
  /** The lines of all other places. */
  readonly lines: readonly number[]
  /** The name of a locale, such as "Spanish". */
  locale(key: string): string
  /** The names of several locales, such as "Spanish and English". */
  locales(keys: readonly string[]): string
}

/** A message for each code of a subject. */
export type MessagesOf<Codes> = {
  readonly [C in keyof Codes]: (parameters: Codes[C], context: MessageContext) => Words
}

/** The messages of a language, one for each code. */
export type Messages = MessagesOf<CodeParameters>

/** Puts a diagnostic into words. */
export function wordsOf<C extends Code>({ code, parameters, related, tags }: Diagnostic<C>, language: Language): Words {
  const messages: Messages = languages[language].messages
  const nameOf = (key: string) => localeName(key, tags, language)
  const context = {
    line: related[0]?.start.line ?? 0,
    lines: related.map(({ start }) => start.line),
    locale: nameOf,
    locales: (keys: readonly string[]) => new Intl.ListFormat(languages[language].tag).format(keys.map(nameOf)),
  }
  return messages[code](parameters, context)
}

/**
 * The name of a locale in the language of the messages, such as "Spanish"; with its key if another locale speaks the same language, as in
 * "Portuguese (br)"; the key alone if the language has no name.
 *
 * @param tags the BCP 47 tags of the locales by key
 */
export function localeName(key: string, tags: Diagnostic['tags'], language: Language): string {
  const base = baseOf(key, tags)
  const name = languageName(base, language)
  if (name === undefined) return key
  const isShared = Object.keys(tags).some((other) => other !== key && baseOf(other, tags) === base)
  return isShared ? `${name} (${key})` : name
}

/** The language of a locale without its region: `pt-BR` → `pt`. */
function baseOf(key: string, tags: Diagnostic['tags']): string {
  return languageOfTag((Object.hasOwn(tags, key) ? tags[key] : undefined) ?? key)
}

function languageName(base: string, language: Language): string | undefined {
  try {
    return new Intl.DisplayNames([languages[language].tag], { type: 'language', fallback: 'none' }).of(base)
  } catch {
    // It is no tag at all, which is told as a mistake of its own.
    return undefined
  }
}
