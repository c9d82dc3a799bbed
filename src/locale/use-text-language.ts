import { useShell } from '../content/site-context.tsx'

/** The `lang` and `dir` attributes of a text in another language than the page. */
export interface TextLanguage {
  readonly lang: string
  readonly dir: 'auto'
}

/** Returns the attributes of a text in a language, given as a BCP 47 tag; undefined if that is the language of the page. */
export function useTextLanguage(tag: string): TextLanguage | undefined {
  return tag === useShell().tag ? undefined : { lang: tag, dir: 'auto' }
}
