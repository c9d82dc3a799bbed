import { isLanguage, type Language } from './languages.ts'

/** The language of the messages, from the usual environment variables; English if there are no messages in that language. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const said = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
  const name = said.toLowerCase().split(/[^a-z]/)[0] ?? ''
  return isLanguage(name) ? name : 'en'
}
