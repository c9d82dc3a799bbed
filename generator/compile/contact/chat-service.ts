import type { Chat } from '../../../schema/site-config.ts'
import services from './chat-services.json' with { type: 'json' }

/** What is known of a service of chats. */
export interface ChatService {
  readonly name?: string
  /** The address of its chats. The number follows it, unless it is a parameter. */
  readonly url: string
  readonly phoneParameter?: string | undefined
  readonly textParameter: string
}

const known: Readonly<Record<NonNullable<Chat['service']>, ChatService>> = services

/** The service of a chat: one that is known by its name, or another by its address. */
export function chatService({
  service = 'whatsapp',
  url,
  phoneParameter,
  textParameter = 'text',
}: Pick<Chat, 'service' | 'url' | 'phoneParameter' | 'textParameter'>): ChatService {
  return url === undefined ? known[service] : { url, phoneParameter, textParameter }
}
