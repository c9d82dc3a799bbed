/** Every page asks, and asking takes longer than composing a head. */
const known = new Map<string, Intl.Locale>()

/** A language with the script and the region that it usually has, unless its BCP 47 tag names them: `pt` → `pt-Latn-BR`. */
export function wholeLocale(tag: string): Intl.Locale {
  const locale = known.get(tag) ?? new Intl.Locale(tag).maximize()
  known.set(tag, locale)
  return locale
}
