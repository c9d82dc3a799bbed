import { useEffect, useRef } from 'react'
import type { EditsAnswer } from './protocol.ts'

/**
 * Saves values of one place one after another: who chooses again while a save is under way is told of no conflict, as each save begins with
 * what the last one has written.
 *
 * @param value the value in the file, as the app knows it
 */
export function useInTurn<Value>(
  value: Value,
  save: (was: Value, next: Value) => Promise<EditsAnswer>,
): (next: Value) => Promise<void> {
  const seen = useRef(value)
  const last = useRef<Promise<void>>(Promise.resolve())

  useEffect(() => {
    seen.current = value
  }, [value])

  return (next) => {
    last.current = last.current.then(async () => {
      if (next === seen.current) return
      const answer = await save(seen.current, next)
      if ('version' in answer) seen.current = next
    })
    return last.current
  }
}
