import { useEffect, useEffectEvent, useState } from 'react'
import { tryUntilDone } from './try-until-done.ts'

/**
 * What is asked for; undefined until then. What fails is asked again after a while: the editor may be back by then. An older answer never
 * replaces a newer one.
 *
 * @param source what is asked, and `version` what of it: with another one it is asked again
 * @returns the answer, and a function that puts another in its place
 */
export function useLatest<Answer>(ask: () => Promise<Answer>, source: unknown, version: string) {
  const [answer, setAnswer] = useState<Answer>()
  const asked = useEffectEvent(ask)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source, or another version of it, has another answer
  useEffect(() => {
    const replaced = new AbortController()
    void tryUntilDone(async () => ({ answer: await asked() }), replaced.signal).then(
      (done) => done && setAnswer(done.answer),
    )
    return () => replaced.abort()
  }, [source, version])

  return [answer, setAnswer] as const
}
