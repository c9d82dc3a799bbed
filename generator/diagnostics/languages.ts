import { en } from './words/en.ts'
import { pt } from './words/pt.ts'
import type { Messages } from './words.ts'

/** What the tools say in a language. */
interface ToolLanguage {
  /** Its BCP 47 tag. */
  readonly tag: string
  readonly messages: Messages
  readonly allIsWell: string
  /** One, and many. */
  readonly error: readonly [string, string]
  readonly warning: readonly [string, string]
  /** An entry of a list, before its number. */
  readonly entry: string
}

/** The languages in which the tools speak. */
export const languages = {
  en: {
    tag: 'en',
    messages: en,
    allIsWell: 'all is well',
    error: ['error', 'errors'],
    warning: ['warning', 'warnings'],
    entry: 'entry',
  },
  pt: {
    tag: 'pt-BR',
    messages: pt,
    allIsWell: 'tudo certo',
    error: ['erro', 'erros'],
    warning: ['aviso', 'avisos'],
    entry: 'item',
  },
} as const satisfies Record<string, ToolLanguage>

/** The key of a language in which the tools speak. */
export type Language = keyof typeof languages

/** Whether the tools speak a language. */
export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name)
}
