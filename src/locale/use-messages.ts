import type { TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'

/**
 * Returns the messages of the current locale, by typed keys. The locale never changes while a page is open, so this avoids the
 * subscriptions of `useTranslation`, which take a fifth of a page's rendering time. Throws outside an `I18nextProvider`.
 */
export function useMessages(): { readonly t: TFunction } {
  const { i18n } = useContext(I18nContext) ?? {}
  if (!i18n) throw new Error('No I18nextProvider')
  return i18n
}
