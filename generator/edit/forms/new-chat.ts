import { asMapping } from '../../lib/plain-map.ts'
import { partInLanguages } from './new-form.ts'

/** A new chat, with the first message of visitors written already: that of the main language, and others where they differ. */
export function newChat(config: unknown, begun: unknown): Record<string, unknown> {
  const main = String(asMapping(config).defaultLocale)
  const { [main]: greeting, ...others } = asMapping(partInLanguages('chatGreeting', config))
  const greetings = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== greeting))
  return {
    ...asMapping(begun),
    ...(greeting !== undefined && { greeting }),
    ...(Object.keys(greetings).length > 0 && { greetings }),
  }
}
