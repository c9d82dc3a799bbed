import { useEffect, useState } from 'react'
import type { Requests } from '../protocol/requests.ts'
import type { EditorClient } from './editor-client.ts'

/**
 * What the server answers to a question; undefined until then, and where it cannot be reached.
 *
 * @param version of the file: with another one it is asked again
 * @returns the answer, and a function that puts another in its place
 */
export function useAnswer<Name extends keyof Requests>(client: EditorClient, name: Name, version = '') {
  const [answer, setAnswer] = useState<Requests[Name]>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the file has another answer
  useEffect(() => {
    let isLatest = true
    client.ask(name).then(
      (next) => isLatest && setAnswer(next),
      () => {},
    )
    return () => {
      isLatest = false
    }
  }, [client, name, version])

  return [answer, setAnswer] as const
}
