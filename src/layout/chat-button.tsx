import { useTranslation } from 'react-i18next'
import { useShell } from '../content/site-context.tsx'

/** The floating button that opens a chat in a new tab. */
export function ChatButton() {
  const { t } = useTranslation()
  const { chat } = useShell()
  return (
    <a className="chat-button" href={chat.href} target="_blank" rel="noopener">
      <span className="chat-button-label">{chat.label}</span>
      <span className="visually-hidden"> ({t('common.newTab')})</span>
    </a>
  )
}
