import { createInstance, type i18n } from 'i18next'
import type { AllMessages } from '../../schema/messages.ts'
import type { Content } from '../content/page-content.ts'
import type { Shell } from '../content/shell-content.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Content<AllMessages> }
  }
}

/** Creates the i18next instance of a locale. It is ready synchronously: the messages are part of the shell. */
export function createMessages(shell: Shell): i18n {
  const instance = createInstance()
  void instance.init({
    lng: shell.locale,
    fallbackLng: shell.defaultLocale,
    initAsync: false,
    resources: { [shell.locale]: { translation: shell.messages } },
    nsSeparator: false,
    // Messages do not refer to each other: the prefix for that is a character that no text has.
    interpolation: { escapeValue: false, nestingPrefix: '\u0001' },
    // What is no placeholder of the message is text.
    missingInterpolationHandler: (_text, [written]: RegExpMatchArray) => written,
  })
  return instance
}
