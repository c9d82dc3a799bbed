import type { ChatLink } from '../content/shell-content.ts'
import { useMessages } from '../locale/use-messages.ts'

interface ChatButtonProps {
  readonly chat: ChatLink
}

/** The floating button that opens a chat in a new tab. */
export function ChatButton({ chat }: ChatButtonProps) {
  const { t } = useMessages()
  return (
    <a className="chat-button" href={chat.href} target="_blank" rel="noopener">
      <span className="chat-button-label">{chat.label}</span>
      <span className="visually-hidden"> ({t('common.newTab')})</span>
    </a>
  )
}
