import { useShell } from '../content/site-context.tsx'
import { ChatSign } from '../media/chat-sign.tsx'
import { ExternalLink } from '../routing/external-link.tsx'

/** The round button in the corner that opens a chat in a new tab. For those who go from link to link it comes before the content. */
export function ChatButton() {
  const { chat } = useShell()
  if (!chat) return null
  return (
    <aside className="chat-dock" aria-label={chat.label}>
      <ExternalLink className="chat-button" href={chat.href}>
        <ChatSign />
        {chat.label}
      </ExternalLink>
    </aside>
  )
}
