import { useEffect, useState } from 'react'
import { pathKey } from '../paths/paths.ts'
import type { EditorClient } from './editor-client.ts'

/** A pause in saving after which is asked, in milliseconds: the lock is read anew, in which nothing else is answered. */
const pauseMs = 1000

/** The places of the texts that were not changed since what they translate was, as one text each. What the last version said is kept until the next has said it. */
export function useStaleTexts(client: EditorClient, version: string): ReadonlySet<string> {
  const [stale, setStale] = useState<ReadonlySet<string>>(new Set())

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the file may have others
  useEffect(() => {
    let isLatest = true
    const ask = () =>
      client.ask('GET stale').then(
        (paths) => isLatest && setStale(new Set(paths.map(pathKey))),
        () => {},
      )
    const pause = window.setTimeout(ask, pauseMs)
    return () => {
      isLatest = false
      window.clearTimeout(pause)
    }
  }, [client, version])

  return stale
}
