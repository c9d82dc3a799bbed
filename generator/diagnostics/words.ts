import type { Code, CodeParameters } from './codes.ts'
import type { Diagnostic } from './diagnostic.ts'
import { type Language, languages } from './languages.ts'

/** A problem in words: what is wrong, and what to do. */
export interface Words {
  readonly message: string
  readonly help?: string
}

/** What a message may use besides its parameters. */
export interface MessageContext {
  /** The line of the other place that belongs to the problem. */
  readonly line: number
  /** The lines of all other places. */
  readonly lines: readonly number[]
  /** The name of a locale, such as "Spanish". */
  locale(key: string): string
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
  const context = {
    line: related[0]?.start.line ?? 0,
    lines: related.map(({ start }) => start.line),
    locale: (key: string) => localeName(key, (Object.hasOwn(tags, key) ? tags[key] : undefined) ?? key, language),
  }
  return messages[code](parameters, context)
}

/** The name of a locale's language in the language of the messages; the locale's key if it has no name. */
export function localeName(key: string, tag: string, language: Language): string {
  const base = tag.split('-')[0] ?? tag
  try {
    return new Intl.DisplayNames([languages[language].tag], { type: 'language', fallback: 'none' }).of(base) ?? key
  } catch {
    return key
  }
}
