import { useEffect, useState } from 'react'
import type { EditorClient } from './editor-client.ts'
import { pathKey } from './paths.ts'

/** The places of the texts that are older than what they translate, as one text each. What the last version said is kept until the next has said it. */
export function useOlder(client: EditorClient, version: string): ReadonlySet<string> {
  const [older, setOlder] = useState<ReadonlySet<string>>(new Set())

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the file may have others
  useEffect(() => {
    let isLatest = true
    client.older().then(
      (paths) => isLatest && setOlder(new Set(paths.map(pathKey))),
      () => {},
    )
    return () => {
      isLatest = false
    }
  }, [client, version])

  return older
}
