import type { Language } from './words.ts'

/** The language of the messages from the environment, as other programs find it; Portuguese where it says so, English otherwise. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const said = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return /^pt([^a-z]|$)/i.test(said) ? 'pt' : 'en'
}
