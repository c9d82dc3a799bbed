import { languages, plainMessages } from '#messages'
import type { en } from './messages/en/en.ts'

export { languages, plainMessages }

/** The key of a language in which the tools speak. */
export type Language = keyof typeof languages

/** The name of a pattern or format of the schema; each language has words for it in `forms`. */
export type Form = keyof typeof en.forms

/** Whether the tools speak a language. */
export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name)
}

/** The language of the messages, from the usual environment variables; English if there are no messages in that language. */
export function messageLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const said = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
  const name = said.toLowerCase().split(/[^a-z]/)[0] ?? ''
  return isLanguage(name) ? name : 'en'
}
