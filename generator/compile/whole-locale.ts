import { memoized } from '../memoized.ts'

/**
 * A language with the script and the region that it usually has, unless its BCP 47 tag names them: `pt` → `pt-Latn-BR`. Every page asks,
 * and asking takes longer than composing a head.
 */
export const wholeLocale = memoized((tag: string) => new Intl.Locale(tag).maximize())
