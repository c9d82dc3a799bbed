import { useEffect, useRef, useState } from 'react'
import type { Answers, Question, WelcomeState } from './protocol.ts'
import type { WelcomeConnection } from './use-welcome.ts'

/** How long nothing is typed before an answer is sent, in milliseconds. */
const pause = 250

interface DraftAnswer<Name extends Question> {
  readonly value: NonNullable<Answers[Name]>
  /** Takes what is typed or chosen; it is sent after a pause. */
  change(value: NonNullable<Answers[Name]>): void
  /** Sends it now, with what may just have been chosen. Resolves with whether it is right. */
  settle(value?: NonNullable<Answers[Name]>): Promise<boolean>
}

/** An answer while it is given: each change is sent, so that a reload loses nothing. */
export function useDraftAnswer<Name extends Question>(
  question: Name,
  initial: NonNullable<Answers[Name]>,
  { state, connection }: { readonly state: WelcomeState; readonly connection: WelcomeConnection },
): DraftAnswer<Name> {
  const [value, setValue] = useState(state.answers[question] ?? initial)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return {
    value,
    change(next) {
      setValue(next)
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => void connection.answer(question, next), pause)
    },
    async settle(next = value) {
      clearTimeout(waiting.current)
      const after = await connection.answer(question, next)
      return after !== undefined && after.wrong[question] === undefined
    },
  }
}
