import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../edit/words/use-words.ts'
import { Making } from './making.tsx'
import { type Question, questions } from './protocol.ts'
import { QuestionForm } from './question-form.tsx'
import { useQuestion } from './use-question.ts'
import { useWelcome } from './use-welcome.ts'
import { useWelcomeWords } from './words/use-welcome-words.ts'

interface WelcomePageProps {
  readonly language: string
  /** Told of the address of the editor, once the site is there. */
  onMade(address: string): void
  /** Leads back to what was there before the first question; left out where there was nothing. */
  readonly onLeave?: () => void
}

/** The welcome: one question a screen, and the site at the end. */
export function WelcomePage({ language, onMade, onLeave }: WelcomePageProps) {
  const words = useWelcomeWords()
  const connection = useWelcome(language, onMade)
  const { state, isGone } = connection
  const { question, go, goBack } = useQuestion(state, onLeave)
  const [isMaking, setMaking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(question ? words.questions[question].ask : words.title)
  useHeadingFocus(heading, question)

  if (!state || !question) return <p className="waiting">{isGone ? words.gone : words.opening}</p>
  const number = questions.indexOf(question)
  const next = questions[number + 1]
  if (isMaking) return <Making connection={connection} state={state} onMade={onMade} onBack={() => setMaking(false)} />
  return (
    <div className="screen" data-question={question}>
      <header className="top">
        <button
          type="button"
          className="back"
          disabled={number === 0 && !onLeave}
          onClick={() => (number === 0 ? onLeave?.() : goBack(question))}
        >
          <span aria-hidden="true" className="arrow" />
          {words.back}
        </button>
        <p className="progress">
          <progress value={number + 1} max={questions.length} aria-hidden="true" />
          <span>{fill(words.progress, { number: number + 1, count: questions.length })}</span>
        </p>
      </header>
      <main>
        <h1 id="ask" ref={heading} tabIndex={-1}>
          {words.questions[question].ask}
        </h1>
        <p className="help" id="help">
          {words.questions[question].help}
        </p>
        {isGone && (
          <p role="alert" className="wrong">
            {words.gone}
          </p>
        )}
        <QuestionForm
          key={question}
          question={question}
          state={state}
          connection={connection}
          onDone={() => (next ? go(next) : setMaking(true))}
        />
      </main>
    </div>
  )
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}

/** A new question is read from its beginning; the first one is simply there. */
function useHeadingFocus(heading: RefObject<HTMLHeadingElement | null>, question: Question | undefined): void {
  const shown = useRef<Question>(undefined)
  // Before it is painted: what is typed at once must not be lost.
  useLayoutEffect(() => {
    if (shown.current !== undefined && question !== shown.current) {
      window.scrollTo(0, 0)
      const field = heading.current?.closest('main')?.querySelector<HTMLElement>('[data-first]')
      const target = field ?? heading.current
      target?.focus({ preventScroll: true })
    }
    shown.current = question
  }, [heading, question])
}
