import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What is asked for; undefined until then, and where it fails. An older answer never replaces a newer one.
 *
 * @param source what is asked, and `version` what of it: with another one it is asked again
 * @returns the answer, and a function that puts another in its place
 */
export function useLatest<Answer>(ask: () => Promise<Answer>, source: unknown, version: string) {
  const [answer, setAnswer] = useState<Answer>()
  const asked = useEffectEvent(ask)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source, or another version of it, has another answer
  useEffect(() => {
    let isLatest = true
    asked().then(
      (next) => isLatest && setAnswer(next),
      () => {},
    )
    return () => {
      isLatest = false
    }
  }, [source, version])

  return [answer, setAnswer] as const
}
