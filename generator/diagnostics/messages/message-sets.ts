import { en } from './en/en.ts'
import type { Translated } from './message.ts'
import { pt } from './pt/pt.ts'

/** All that the tools say, in one language. */
export type MessageSet = Omit<typeof en, 'messages'> & { readonly messages: Translated<typeof en.messages> }

/** The languages in which the tools speak. */
export const languages = { en, pt } as const satisfies Readonly<Record<string, MessageSet>>
