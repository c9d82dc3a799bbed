import { useShell } from '../content/site-context.tsx'

/** The attributes of a text whose language is not that of the page: it may also run in the other direction. */
export interface TextLanguage {
  readonly lang: string
  readonly dir: 'auto'
}

/** Returns the attributes of a text in a language, given as a BCP 47 tag; undefined if that is the language of the page. */
export function useTextLanguage(tag: string): TextLanguage | undefined {
  return tag === useShell().tag ? undefined : { lang: tag, dir: 'auto' }
}
