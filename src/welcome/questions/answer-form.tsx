import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { Question, WelcomeState } from '../protocol.ts'
import { useWelcomeWords } from '../words/use-welcome-words.ts'

interface AnswerFormProps {
  readonly question: Question
  readonly state: WelcomeState
  /** The words of the button that goes on. */
  readonly goOn?: string
  /** Resolves with whether the answer is right. */
  settle(): Promise<boolean>
  onDone(): void
  children(isTold: boolean): ReactNode
}

/** The id of what is said of a wrong answer. */
export const wrongId = 'wrong'

/** A question with the button that goes on. What is wrong with the answer is said once the person wants to go on, and until it is right. */
export function AnswerForm({ question, state, goOn, settle, onDone, children }: AnswerFormProps) {
  const words = useWelcomeWords()
  const [isTold, setTold] = useState(false)
  const wrong = state.wrong[question]
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (await settle()) return onDone()
    setTold(true)
    form.querySelector<HTMLElement>('[data-first]')?.focus()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {children(isTold && wrong !== undefined)}
      <div role="alert" id={wrongId} className="wrong">
        {isTold && wrong && <p>{words.wrong[wrong]}</p>}
      </div>
      <footer className="bottom">
        <button type="submit" className="primary">
          {goOn ?? words.next}
        </button>
      </footer>
    </form>
  )
}
