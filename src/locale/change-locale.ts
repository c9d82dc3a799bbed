import { type SiteLocales, withLocale } from '../routing/read-path.ts'
import { rememberLocale } from './preferred-locale.ts'

interface LocaleChange {
  readonly locale: string
  readonly site: SiteLocales
  /** The page's path in that locale. By default the current path with the locale's prefix, which leads to the page or to home. */
  readonly path?: string | undefined
  readonly location?: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>
}

/**
 * Changes the language of the current page with a full page load. Replaces the history entry, so that Back leads to the previous page
 * and not to the same page in the other language. Ignores locales that the site does not have.
 */
export function changeLocale({ locale, site, path, location = window.location }: LocaleChange): void {
  if (!site.locales.includes(locale)) return
  rememberLocale(locale)
  location.replace(`${path ?? withLocale(location.pathname, locale, site)}${location.search}${location.hash}`)
}
