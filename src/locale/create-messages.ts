import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Messages } from '../../schema/messages.ts'
import type { Content } from '../content/page-content.ts'
import type { Shell } from '../content/shell-content.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Content<Messages> }
  }
}

/** The i18next instance of one locale, ready at once: its messages come with the shell. */
export function createMessages(shell: Shell): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: shell.locale,
    fallbackLng: shell.defaultLocale,
    initAsync: false,
    resources: { [shell.locale]: { translation: shell.messages } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
