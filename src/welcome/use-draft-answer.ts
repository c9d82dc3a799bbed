import { useEffect, useRef, useState } from 'react'
import type { Question, WelcomeAnswers, WelcomeState } from './protocol.ts'
import type { WelcomeConnection } from './use-welcome.ts'

/** How long nothing is typed before an answer is sent, in milliseconds. */
const pause = 250

interface DraftAnswer<Name extends Question> {
  readonly value: NonNullable<WelcomeAnswers[Name]>
  /** Takes what is typed or chosen; it is sent after a pause. */
  change(value: NonNullable<WelcomeAnswers[Name]>): void
  /** Sends it now, with what may just have been chosen. Resolves with whether it is right. */
  settle(value?: NonNullable<WelcomeAnswers[Name]>): Promise<boolean>
}

/** An answer while it is given: each change is sent, so that a reload loses nothing. */
export function useDraftAnswer<Name extends Question>(
  question: Name,
  initial: NonNullable<WelcomeAnswers[Name]>,
  { state, connection }: { readonly state: WelcomeState; readonly connection: WelcomeConnection },
): DraftAnswer<Name> {
  const [value, setValue] = useState(state.answers[question] ?? initial)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Sends what waits to be sent. */
  const send = useRef<() => void>(undefined)
  // Whoever leaves the question in the pause loses nothing.
  useEffect(() => () => send.current?.(), [])
  const forget = () => {
    clearTimeout(waiting.current)
    send.current = undefined
  }
  return {
    value,
    change(next) {
      setValue(next)
      forget()
      send.current = () => {
        forget()
        void connection.answer(question, next)
      }
      waiting.current = setTimeout(send.current, pause)
    },
    async settle(next = value) {
      forget()
      const after = await connection.answer(question, next)
      return after !== undefined && after.wrong[question] === undefined
    },
  }
}
