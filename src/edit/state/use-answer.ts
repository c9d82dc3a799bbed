import { useEffect, useEffectEvent, useState } from 'react'
import type { EditorClient } from './editor-client.ts'

/**
 * What the server answers to a question; undefined until then, and where it cannot be reached.
 *
 * @param version of the file: with another one it is asked again
 * @returns the answer, and a function that puts another in its place
 */
export function useAnswer<Answer>(client: EditorClient, ask: (client: EditorClient) => Promise<Answer>, version = '') {
  const [answer, setAnswer] = useState<Answer>()
  const asked = useEffectEvent(ask)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the file has another answer
  useEffect(() => {
    let isLatest = true
    asked(client).then(
      (next) => isLatest && setAnswer(next),
      () => {},
    )
    return () => {
      isLatest = false
    }
  }, [client, version])

  return [answer, setAnswer] as const
}
