import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Question, WelcomeState } from '../protocol.ts'
import { useWelcomeWords } from '../words/use-welcome-words.ts'

interface AnswerFormProps {
  readonly question: Question
  readonly state: WelcomeState
  /** The words of the button that goes on. */
  readonly goOn?: string
  /** Whether the fields themselves say what is wrong with them. */
  readonly isToldAtFields?: boolean
  /** Resolves with whether the answer is right. */
  settle(): Promise<boolean>
  onDone(): void
  children(isTold: boolean): ReactNode
}

/** The id of what is said of a wrong answer. */
export const wrongId = 'wrong'

/** A question with the button that goes on. What is wrong with the answer is said once the person wants to go on, and until it is right. */
export function AnswerForm({
  question,
  state,
  goOn,
  isToldAtFields = false,
  settle,
  onDone,
  children,
}: AnswerFormProps) {
  const words = useWelcomeWords()
  /** How often it was shown. */
  const [told, setTold] = useState(0)
  const isTold = told > 0
  const form = useRef<HTMLFormElement>(null)
  const wrong = state.wrong[question]
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (await settle()) return onDone()
    setTold((before) => before + 1)
  }
  // Once it is drawn which field is wrong.
  useEffect(() => {
    if (told > 0) form.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [told])
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {children(isTold && wrong !== undefined)}
      {!isToldAtFields && (
        <div role="alert" id={wrongId} className="wrong">
          {isTold && wrong && <p>{words.wrong[wrong]}</p>}
        </div>
      )}
      <footer className="bottom">
        <button type="submit" className="primary">
          {goOn ?? words.next}
        </button>
      </footer>
    </form>
  )
}
