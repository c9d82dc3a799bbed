import type { languages as allLanguages, MessageSet } from '../../diagnostics/messages/message-sets.ts'
import type { PlainLanguage, PlainMessages } from '../../diagnostics/messages/plain/plain-messages.ts'
import { languageOfTag } from '../../lib/languages/language-facts.ts'

// The port `#messages` in the tab: what is said in the language of the person is loaded, and answers for the others, which nobody there reads.

type Language = keyof typeof allLanguages

const sources: Readonly<Record<Language, () => Promise<MessageSet>>> = {
  en: () => import('../../diagnostics/messages/en/en.ts').then(({ en }) => en),
  pt: () => import('../../diagnostics/messages/pt/pt.ts').then(({ pt }) => pt),
}

const plainSources: Readonly<Record<PlainLanguage, () => Promise<PlainMessages>>> = {
  de: () => import('../../diagnostics/messages/plain/de.ts').then(({ de }) => de),
  es: () => import('../../diagnostics/messages/plain/es.ts').then(({ es }) => es),
  fr: () => import('../../diagnostics/messages/plain/fr.ts').then(({ fr }) => fr),
  it: () => import('../../diagnostics/messages/plain/it.ts').then(({ it }) => it),
}

let spoken: MessageSet | undefined

/** What the editor says of problems where the tools do not speak its language. */
export const plainMessages: Partial<Record<PlainLanguage, PlainMessages>> = {}

/** Loads what is said in a language of the editor; in English where the tools do not speak it. */
export async function loadMessages(tag: string): Promise<void> {
  const language = languageOfTag(tag)
  if (Object.hasOwn(plainSources, language))
    plainMessages[language as PlainLanguage] = await plainSources[language as PlainLanguage]()
  spoken = await sources[Object.hasOwn(sources, language) ? (language as Language) : 'en']()
}

function currentMessages(): MessageSet {
  if (!spoken) throw new Error('The messages are not loaded')
  return spoken
}

export const languages = Object.defineProperties(
  {},
  Object.fromEntries(Object.keys(sources).map((language) => [language, { enumerable: true, get: currentMessages }])),
) as Readonly<Record<Language, MessageSet>>
