import type { MouseEvent } from 'react'
import { useShell } from '../content/site-context.tsx'
import { isPlainClick } from '../routing/is-plain-click.ts'
import { changeLocale } from './change-locale.ts'

/** Returns the click handler of the language links. Clicks that open a tab or window are left to the browser. */
export function useLanguageChoice(): (event: MouseEvent<HTMLAnchorElement>, locale: string) => void {
  const { languages, defaultLocale } = useShell()
  return (event, locale) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const site = { locales: languages.map((language) => language.locale), defaultLocale }
    changeLocale({ locale, site, path: event.currentTarget.pathname })
  }
}
