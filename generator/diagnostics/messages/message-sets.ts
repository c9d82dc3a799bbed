import { en } from './en/en.ts'
import type { Translated } from './message.ts'
import { de } from './plain/de.ts'
import { es } from './plain/es.ts'
import { fr } from './plain/fr.ts'
import { it } from './plain/it.ts'
import type { PlainLanguage, PlainMessages } from './plain/plain-messages.ts'
import { pt } from './pt/pt.ts'

/** All that the tools say, in one language. */
export type MessageSet = Omit<typeof en, 'messages'> & { readonly messages: Translated<typeof en.messages> }

/** The languages in which the tools speak. */
export const languages = { en, pt } as const satisfies Readonly<Record<string, MessageSet>>

/** What the editor says of problems in the other languages that it speaks. */
export const plainMessages: Readonly<Record<PlainLanguage, PlainMessages>> = { de, es, fr, it }
