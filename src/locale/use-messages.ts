import type { TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'

/**
 * The words of the site itself in the current locale, by typed keys. The locale of a page never changes while it is open, so this does
 * without the subscriptions of `useTranslation`, which cost a fifth of a page's rendering. Throws outside an `I18nextProvider`.
 */
export function useMessages(): { readonly t: TFunction } {
  const { i18n } = useContext(I18nContext) ?? {}
  if (!i18n) throw new Error('No I18nextProvider')
  return i18n
}
