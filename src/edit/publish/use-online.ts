import { useEffect, useState } from 'react'
import type { OnlineState } from '../protocol/publishing.ts'
import type { EditorClient } from '../state/editor-client.ts'

/** How long it waits before it asks again, in seconds: longer and longer, as hosts answer only so often. */
const waits = [5, 10, 15, 20, 30, 45, 60, 60, 60, 60, 60, 60]
/** And then, for as long as the site is on its way. */
const lastWait = 300

/**
 * What the host tells of the last publication, for as long as that can change.
 *
 * @param publication another one is asked for anew; where it was just sent, the host may not know it yet
 */
export function useOnline(client: EditorClient, publication: number): OnlineState | undefined {
  const [online, setOnline] = useState<OnlineState>()

  useEffect(() => {
    let timer: number | undefined
    let isLatest = true
    async function ask(tries: number): Promise<void> {
      const answer = await client.ask('GET online').catch(() => undefined)
      if (!isLatest || !answer) return
      setOnline(answer.online)
      const isWaiting = answer.online?.state === 'waiting'
      const isUnknown = answer.online === undefined && publication > 0
      const wait = isWaiting || isUnknown ? (waits[tries] ?? (isWaiting ? lastWait : undefined)) : undefined
      if (wait !== undefined) timer = window.setTimeout(() => void ask(tries + 1), wait * 1000)
    }
    void ask(0)
    return () => {
      isLatest = false
      window.clearTimeout(timer)
    }
  }, [client, publication])

  return online
}
