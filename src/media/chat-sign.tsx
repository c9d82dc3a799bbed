/** The sign of the chat: a speech bubble. The words beside it name it. */
export function ChatSign() {
  return (
    <svg className="chat-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 21l1.7-5.1A8.6 8.6 0 1 1 8 19.3zM8 10.5h8M8 14h5" />
    </svg>
  )
}
