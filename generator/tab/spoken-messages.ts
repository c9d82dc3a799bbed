import type { MessageSet } from '../diagnostics/messages/message-sets.ts'

// The port `#messages` in the tab: what is said in the language of the person is loaded, and nothing else is asked for.

let spoken: MessageSet | undefined

/** Loads what is said in a language of the editor; in English where the tools do not speak it. */
export async function loadMessages(language: string): Promise<void> {
  const isPortuguese = language.startsWith('pt')
  spoken = isPortuguese
    ? (await import('../diagnostics/messages/pt/pt.ts')).pt
    : (await import('../diagnostics/messages/en/en.ts')).en
}

function currentMessages(): MessageSet {
  if (!spoken) throw new Error('The messages are not loaded')
  return spoken
}

export const languages = {
  get en() {
    return currentMessages()
  },
  get pt() {
    return currentMessages()
  },
}
