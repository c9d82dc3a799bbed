import { useCallback, useEffect, useState } from 'react'
import { type Question, questions, type WelcomeState } from './protocol.ts'

/** The first question without a right answer; the last one where all have one. */
function firstOpen({ answers, wrong }: Pick<WelcomeState, 'answers' | 'wrong'>): Question {
  return questions.find((question) => answers[question] === undefined || wrong[question]) ?? 'direction'
}

/**
 * The question that is shown, which stands in the address: back, forward and a reload lead where they should.
 *
 * @param onLeave told when the way back leads to where no question was; left out where there is no such place
 */
export function useQuestion(state: WelcomeState | undefined, onLeave: (() => void) | undefined) {
  const [asked, setAsked] = useState(readAddress)
  useEffect(() => {
    const onMove = () => {
      const question = readAddress()
      if (question === undefined && onLeave) onLeave()
      else setAsked(question)
    }
    window.addEventListener('popstate', onMove)
    return () => window.removeEventListener('popstate', onMove)
  }, [onLeave])
  const go = useCallback((question: Question) => {
    history.pushState({ steps: stepsSoFar() + 1 }, '', `?question=${question}`)
    setAsked(question)
  }, [])
  /** Goes to the question before, as the browser's own button does where it can. */
  const goBack = useCallback(
    (question: Question) => {
      if (stepsSoFar() > 0) return history.back()
      const before = questions[questions.indexOf(question) - 1]
      if (before) go(before)
    },
    [go],
  )
  const open = state && firstOpen(state)
  // The question is chosen once: an answer that becomes right while it is typed must not lead on by itself.
  useEffect(() => {
    if (open === undefined || asked !== undefined) return
    history.replaceState(history.state, '', `?question=${open}`)
    setAsked(open)
  }, [open, asked])
  // What comes after a question without an answer cannot be asked yet.
  const shown = open && (asked === undefined || questions.indexOf(asked) > questions.indexOf(open) ? open : asked)
  return { question: shown, go, goBack }
}

function readAddress(): Question | undefined {
  const written = new URLSearchParams(window.location.search).get('question')
  return questions.find((question) => question === written)
}

/** How many questions of this tab lie before the one that is shown. */
function stepsSoFar(): number {
  return Number((history.state as { steps?: number } | null)?.steps ?? 0)
}
