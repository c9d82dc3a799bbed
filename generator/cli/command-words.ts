import { type Language, languages, messageLanguage } from '../diagnostics/languages.ts'
import type { Io } from './io.ts'

/** The messages of commands, in the language of the environment. */
export function commandWords({ env }: Pick<Io, 'env'>): (typeof languages)[Language]['commands'] {
  return languages[messageLanguage(env)].commands
}
