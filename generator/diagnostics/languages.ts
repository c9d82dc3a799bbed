import { en } from './words/en.ts'
import { pt } from './words/pt.ts'
import type { Messages } from './words.ts'

/** The messages of the tools in one language. */
interface ToolLanguage {
  /** Its BCP 47 tag. */
  readonly tag: string
  readonly messages: Messages
  readonly allIsWell: string
  /** The note below mistakes that keep the file from being read. */
  readonly restLater: string
  /** The note on how to ignore a warning. */
  readonly ignoring: string
  /** Singular and plural. */
  readonly error: readonly [string, string]
  readonly warning: readonly [string, string]
  /** The word for an entry of a list, before its number. */
  readonly entry: string
  /** The words for the entries of these sections, in the singular. */
  readonly sections: Readonly<Record<'pages' | 'services' | 'locales', string>>
  /** Says how many problems of a code are not shown, and how to see them. */
  more(code: string, count: number): string
  /** The advice if very many texts are missing. */
  readonly draftHint: string
}

/** The languages in which the tools speak. */
export const languages = {
  en: {
    tag: 'en-GB',
    messages: en,
    allIsWell: 'all is well',
    restLater: 'The rest of the file is checked once it can be read: there may be more to fix.',
    ignoring: 'If a warning is right as it is, copy its code and its path to "ignore:", with the reason.',
    error: ['error', 'errors'],
    warning: ['warning', 'warnings'],
    entry: 'entry',
    sections: { pages: 'page', services: 'service', locales: 'language' },
    more: (code, count) => `${code}: ${count} more of these. All of them: npm run check -- --format json`,
    draftHint:
      'If a language is still being written, add "draft: true" to it, below "locales:": the rest of the site can then be built in the meantime.',
  },
  pt: {
    tag: 'pt-BR',
    messages: pt,
    allIsWell: 'tudo certo',
    restLater: 'O resto do arquivo será verificado quando for possível lê-lo: talvez haja mais a corrigir.',
    ignoring: 'Se o que um aviso aponta está certo assim, copie o código e o path dele para "ignore:", com o motivo.',
    error: ['erro', 'erros'],
    warning: ['aviso', 'avisos'],
    entry: 'item',
    sections: { pages: 'página', services: 'serviço', locales: 'idioma' },
    more: (code, count) =>
      `${code}: mais ${count} como ${count === 1 ? 'esse' : 'esses'}. Todos: npm run check -- --format json`,
    draftHint:
      'Se um idioma ainda está sendo escrito, acrescente "draft: true" a ele, abaixo de "locales:": assim o resto do site pode ser gerado enquanto isso.',
  },
} as const satisfies Record<string, ToolLanguage>

/** The key of a language in which the tools speak. */
export type Language = keyof typeof languages

/** Whether the tools speak a language. */
export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name)
}

/** The language of the messages, from the usual environment variables; English if there are no messages in that language. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const said = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
  const name = said.toLowerCase().split(/[^a-z]/)[0] ?? ''
  return isLanguage(name) ? name : 'en'
}
