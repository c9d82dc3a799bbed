import type { EditorLanguage } from '../../src/edit/protocol/editor-language.ts'
import { languageOfTag } from '../lib/languages/language-facts.ts'
import type { Code, CodeParameters } from './codes.ts'
import type { Diagnostic } from './diagnostic.ts'
import { hidePasswords } from './hide-passwords.ts'
import { isLanguage, type Language, languages } from './languages.ts'
import type { Context, Words } from './messages/message.ts'
import { ownExamples } from './own-examples.ts'

/** How diagnostics are written. */
export interface ReportOptions {
  /** Whether the reader is a terminal that shows colours. */
  readonly colour: boolean
  readonly language: Language
  /** The file that was checked. */
  readonly file: string
}

/** A diagnostic in words, with its place; passwords are hidden. */
export function placedWords(diagnostic: Diagnostic, language: Language): Words & { readonly place: string } {
  const words = composeMessage(diagnostic, language)
  return {
    ...words,
    message: hidePasswords(words.message),
    help: words.help && hidePasswords(words.help),
    place: hidePasswords(pathInWords(diagnostic, language)),
  }
}

/** Puts a diagnostic into words. */
export function composeMessage<C extends Code>(
  { code, parameters, related, tags }: Diagnostic<C>,
  language: Language,
): Words {
  const messages: { readonly [Name in Code]: (parameters: CodeParameters[Name], context: Context) => Words } =
    languages[language].messages
  const nameLocale = (key: string) => localeName(key, tags, language)
  const context = {
    line: related[0]?.start.line ?? 0,
    lines: related.map(({ start }) => start.line),
    own: ownExamples(tags),
    locale: nameLocale,
    locales: (keys: readonly string[]) => new Intl.ListFormat(languages[language].tag).format(keys.map(nameLocale)),
    languages: (known: readonly string[]) =>
      new Intl.ListFormat(languages[language].tag).format(known.map((tag) => languageName(tag, language) ?? tag)),
  }
  return messages[code](parameters, context)
}

/**
 * The name of a locale in the language of the messages, such as "Spanish"; with its key if another locale speaks the same language, as in
 * "Portuguese (br)"; the key alone if the language has no name.
 *
 * @param tags the BCP 47 tags of the locales by key
 */
export function localeName(key: string, tags: Diagnostic['tags'], language: EditorLanguage): string {
  const base = baseLanguage(key, tags)
  const name = languageName(base, language)
  if (name === undefined) return key
  const isShared = Object.keys(tags).some((other) => other !== key && baseLanguage(other, tags) === base)
  return isShared ? `${name} (${key})` : name
}

/** The language of a locale without its region: `pt-BR` → `pt`. */
function baseLanguage(key: string, tags: Diagnostic['tags']): string {
  return languageOfTag((Object.hasOwn(tags, key) ? tags[key] : undefined) ?? key)
}

/** The name of a language in another one; undefined for what is no language. */
export function languageName(base: string, language: EditorLanguage): string | undefined {
  try {
    return new Intl.DisplayNames([isLanguage(language) ? languages[language].tag : language], {
      type: 'language',
      fallback: 'none',
    }).of(base)
  } catch {
    // An invalid tag, which the check reports.
    return undefined
  }
}

/** The path in words: `service "training", slug, Spanish`. */
export function pathInWords({ path, tags }: Pick<Diagnostic, 'path' | 'tags'>, language: Language): string {
  const { entry, sections } = languages[language].report
  const named: Readonly<Record<string, string>> = sections
  const words: string[] = []
  for (let index = 0; index < path.length; index++) {
    const key = path[index] as string | number
    const next = path[index + 1]
    const section = index === 0 && Object.hasOwn(named, key) ? named[key] : undefined
    if (section && next !== undefined) {
      words.push(`${section} "${next}"`)
      index++
    } else if (typeof key === 'number') words.push(`${entry} ${key + 1}`)
    else if (index > 0 && index === path.length - 1 && Object.hasOwn(tags, key))
      words.push(localeName(key, tags, language))
    else words.push(key)
  }
  return words.join(', ')
}
