import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EditsAnswer } from './protocol.ts'
import { useInTurn } from './use-in-turn.ts'

/** A pause after which a value is saved, in milliseconds: a slider or a palette tells of each one that the pointer passes. */
const pauseMs = 300

/**
 * A value that is changed in quick steps: each is shown at once, and the last is saved after a pause, or when its field closes.
 *
 * @param value the value in the file, as the app knows it
 * @returns the value to show, and a function that makes a step; with `isKept` false it is shown only
 */
export function useSteps<Value>(value: Value, save: (was: Value, next: Value) => Promise<EditsAnswer>) {
  const [own, setOwn] = useState<{ readonly value: Value }>()
  const pause = useRef<{ readonly timer: number; readonly next: Value }>(undefined)
  const saveInTurn = useInTurn(value, save)

  const saveNow = useEffectEvent(async () => {
    if (!pause.current) return
    const { timer, next } = pause.current
    window.clearTimeout(timer)
    pause.current = undefined
    await saveInTurn(next)
    setOwn((now) => (now?.value === next ? undefined : now))
  })

  useEffect(() => () => void saveNow(), [])

  function step(next: Value, isKept = true): void {
    setOwn({ value: next })
    window.clearTimeout(pause.current?.timer)
    pause.current = isKept ? { timer: window.setTimeout(() => void saveNow(), pauseMs), next } : undefined
  }

  return [own ? own.value : value, step] as const
}
