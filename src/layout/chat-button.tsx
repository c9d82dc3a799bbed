import type { ChatLink } from '../content/shell-content.ts'
import { ExternalLink } from '../routing/external-link.tsx'

interface ChatButtonProps {
  readonly chat: ChatLink
}

/** The floating button that opens a chat in a new tab. */
export function ChatButton({ chat }: ChatButtonProps) {
  return (
    <ExternalLink className="chat-button" href={chat.href}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 21l1.7-5.1A8.6 8.6 0 1 1 8 19.3zM8 10.5h8M8 14h5" />
      </svg>
      <span className="chat-button-label">{chat.label}</span>
    </ExternalLink>
  )
}
