import { nullObject } from '../plain-map.ts'

/** What is known of a language where its addresses are made. */
interface Prefixed {
  readonly draft?: unknown
  readonly prefix?: unknown
}

/**
 * The path of each language's home, below which all its addresses lie: its key, or the root for the default locale of a site that says so,
 * or is published in no other language.
 *
 * @param folder the folder of the web root in which the site lies
 */
export function localeRoots(
  locales: Readonly<Record<string, Prefixed>>,
  defaultLocale: string,
  folder = '',
): Record<string, string> {
  const published = Object.keys(locales).filter((locale) => locales[locale]?.draft !== true)
  const isAtRoot = (locale: string) =>
    locale === defaultLocale &&
    (locales[locale]?.prefix === 'none' || (published.length === 1 && published[0] === locale))
  return nullObject(Object.keys(locales).map((locale) => [locale, `/${folder}${isAtRoot(locale) ? '' : `${locale}/`}`]))
}
