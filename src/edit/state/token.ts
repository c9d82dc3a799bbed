const storageKey = 'editToken'
/** On which tabs of the editor tell each other its token: the editor gets another one with each start. */
const channelName = 'edit-token'

/** What tabs tell each other. */
type TokenMessage = { readonly wanted: true } | { readonly token: string }

/** The token in the address, which stays in this tab: a reload needs none. */
export function readToken(): string {
  const given = window.location.hash.slice(1)
  if (given) {
    keepToken(given)
    history.replaceState(null, '', window.location.pathname)
  }
  return given || (sessionStorage.getItem(storageKey) ?? '')
}

function keepToken(token: string): void {
  sessionStorage.setItem(storageKey, token)
}

interface TokenWatch {
  /** The token with which the server answers this tab; undefined where it does not. */
  working(): string | undefined
  /** Told of a token that may be the right one. */
  onToken(token: string): void
}

/**
 * Watches for the token of an editor that was started again: it comes with its address, opened in this tab or in another one.
 *
 * @returns asks the other tabs for it
 */
export function watchToken({ working, onToken }: TokenWatch, signal: AbortSignal): () => void {
  const channel = new BroadcastChannel(channelName)
  const tell = () => {
    const token = working()
    if (token !== undefined) channel.postMessage({ token } satisfies TokenMessage)
  }
  window.addEventListener('hashchange', () => onToken(readToken()), { signal })
  channel.addEventListener(
    'message',
    ({ data }: MessageEvent<TokenMessage>) => {
      if ('wanted' in data) return tell()
      if (working() !== undefined) return
      keepToken(data.token)
      onToken(data.token)
    },
    { signal },
  )
  signal.addEventListener('abort', () => channel.close())
  return () => channel.postMessage({ wanted: true } satisfies TokenMessage)
}
