import { useEffect, useEffectEvent } from 'react'
import { type EditorClient, ServerGone } from './editor-client.ts'
import { watchToken } from './token.ts'

/** How long after the server was gone it is asked again, in milliseconds. */
const pauseMs = 700

interface ConnectionOptions {
  readonly isGone: boolean
  /** Reads the file anew. */
  reload(version: string): Promise<void>
  onError(error: unknown): void
}

/** Listens to the server: a change of the file is read, and a server that is gone is asked until it is back, also under another token. */
export function useConnection(client: EditorClient, { isGone, reload, onError }: ConnectionOptions): void {
  const working = useEffectEvent(() => (isGone ? undefined : client.token))

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let wake = () => {}
    const onToken = (token: string) => {
      client.token = token
      wake()
    }
    const askForToken = watchToken({ working: () => working(), onToken }, signal)
    const read = (version: string) => void reload(version).catch(onError)

    async function follow(): Promise<void> {
      while (!signal.aborted) {
        await client.listen(read, signal).catch((error: unknown) => {
          if (signal.aborted) return
          onError(error)
          if (error instanceof ServerGone && error.reason === 'wrongAddress') askForToken()
        })
        await new Promise<void>((done) => {
          wake = done
          window.setTimeout(done, pauseMs)
        })
      }
    }
    void follow()
    return () => controller.abort()
  }, [client, reload, onError])
}
