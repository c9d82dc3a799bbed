/**
 * How to add a diagnostic:
 *
 * 1. The rule that finds it, in `generator/check`: `atValue('new-code', path, { … })`. A warning is also named in
 *    `schema/ignore.ts`.
 * 2. Its words in English, in the subject's file of `en/`: the parameters get their types there.
 * 3. Its words in Portuguese, in the file of the same name in `pt/`: it does not compile without them.
 *
 * Then a mistake that shows it goes into `tests/diagnostics/examples.ts`, and `npm run docs:config` writes its page.
 *
 * How to add a language: a folder like `en/`, and a line in `message-sets.ts`, which asks for one in `generator/tab/ports/spoken-messages.ts`.
 */

import type { OwnExamples } from '../own-examples.ts'

/** A problem in words: what is wrong, what to do, and what else the page of its code says. */
export interface Words {
  readonly message: string
  readonly help?: string | undefined
  readonly about?: string | undefined
}

/** What a message may use besides its parameters. */
export interface Context {
  /** The line of the other place that belongs to the problem. */
  readonly line: number
  /** The lines of all other places. */
  readonly lines: readonly number[]
  /** Examples from the country of the site. */
  readonly own: OwnExamples
  /** The name of a locale, such as "Spanish". */
  locale(key: string): string
  /** The names of several locales, such as "Spanish and English". */
  locales(keys: readonly string[]): string
  /** The names of several languages by their tags, whatever the site calls its locales. */
  languages(tags: readonly string[]): string
}

/** The messages of a subject, by code; each says what parameters it takes. */
export type Messages = Readonly<Record<string, (parameters: never, context: Context) => Words>>

/** What a message needs to know. */
export type ParametersOf<M> = M extends (...all: infer All) => Words
  ? All extends [infer P, ...unknown[]]
    ? P
    : Nothing
  : never

/** The same messages in another language. */
export type Translated<M> = { readonly [C in keyof M]: (parameters: ParametersOf<M[C]>, context: Context) => Words }

/** Of a message that needs to know nothing besides the place. */
export type Nothing = Record<never, never>

/** What a list of words offers where one of them is not known. */
export interface Unknown {
  /** What stands there. */
  readonly value: string
  /** The allowed word that is nearest, if one is near. */
  readonly suggestion?: string
  readonly allowed: readonly string[]
}

/** A key that is not known. */
export interface UnknownKey extends Unknown {
  /** The line that says the same, where other programs have that key: `enabled: false` for `draft: true`. */
  readonly line?: string
}

/** The key of the locale that a message is about. */
export interface Localised {
  readonly locale: string
}

/** The keys of the locales that a message is about, where there are several: the first of them is `locale`. */
export interface InLocales extends Localised {
  readonly locales?: readonly string[]
}

/** Words from a template of up to three lines: the message, the cure, and what else the page of its code says. Values stay within their line. */
export function say(template: TemplateStringsArray, ...values: readonly (string | number)[]): Words {
  const left = values.values()
  const [message = '', help, about] = template
    .join('\0')
    .trim()
    .split(/\n\s*/)
    .map((line) => line.replaceAll('\0', () => String(left.next().value)).trimEnd())
  return { message, help: help || undefined, about }
}
