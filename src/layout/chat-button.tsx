import { useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'

/** The floating button that opens a chat in a new tab. */
export function ChatButton() {
  const { t } = useMessages()
  const { chat } = useShell()
  return (
    <a className="chat-button" href={chat.href} target="_blank" rel="noopener">
      <span className="chat-button-label">{chat.label}</span>
      <span className="visually-hidden"> ({t('common.newTab')})</span>
    </a>
  )
}
