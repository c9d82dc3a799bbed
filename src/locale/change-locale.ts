import { type SiteLocales, withLocale } from '../routing/read-path.ts'
import { rememberLocale } from './preferred-locale.ts'

interface LocaleChange {
  readonly locale: string
  readonly site: SiteLocales
  /** The page's path in that locale; left out, the current path with another prefix, which leads to the page or to the home page. */
  readonly path?: string | undefined
  readonly location?: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>
}

/**
 * Changes the language of the current page with a full page load. It takes the place of the current entry in the history,
 * so that Back leads to the page before and not to the same page in the language just left. A locale that the site does
 * not have is ignored.
 */
export function changeLocale({ locale, site, path, location = window.location }: LocaleChange): void {
  if (!site.locales.includes(locale)) return
  rememberLocale(locale)
  location.replace(`${path ?? withLocale(location.pathname, locale, site)}${location.search}${location.hash}`)
}
